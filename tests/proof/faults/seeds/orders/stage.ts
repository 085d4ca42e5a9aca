import { testEnvironment } from '@archway/server/testing/environment';
import { openStage, type StageOptions } from '../stage.ts';
import type { OrdersStage } from './run-orders.ts';
import { openStoreLine } from './store-line.ts';

/** A site whose processes reach the store by a line that can be cut. */
export async function openOrdersStage(options: Omit<StageOptions, 'proxied'>): Promise<OrdersStage> {
  const store = await openStoreLine(testEnvironment()['S3_ENDPOINT'] ?? '');
  const stage = await openStage({ ...options, proxied: false, settings: { S3_ENDPOINT: store.endpoint } });
  const close = async (): Promise<void> => {
    await stage.close();
    store.close();
  };
  return { ...stage, store, close };
}
