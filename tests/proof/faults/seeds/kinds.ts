import type { PrivateEngines } from '../../../harness/private-engines.ts';
import { FAULTS } from './faults.ts';
import { runOrders } from './orders/run-orders.ts';
import { openOrdersStage } from './orders/stage.ts';
import { runSeed, type SeedResult } from './run-seed.ts';
import { openStage } from './stage.ts';

/** A site that is there for seeds of one kind. */
export interface OpenKind {
  run(seed: number): Promise<SeedResult>;
  close(): Promise<void>;
}

/** What the seeds of one kind do to a site. */
export interface SeedKind {
  name: string;
  open(at: { engines: PrivateEngines; root?: string }): Promise<OpenKind>;
}

export const SEED_KINDS: readonly SeedKind[] = [
  ...FAULTS.map((fault): SeedKind => ({
    name: fault.kind,
    open: async (at) => {
      const stage = await openStage({ ...at, proxied: fault.proxied });
      return { run: (seed) => runSeed(stage, fault, seed), close: () => stage.close() };
    },
  })),
  {
    name: 'orders',
    open: async (at) => {
      const stage = await openOrdersStage(at);
      return { run: (seed) => runOrders(stage, seed), close: () => stage.close() };
    },
  },
];
