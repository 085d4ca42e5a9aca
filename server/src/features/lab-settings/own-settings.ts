import type { OwnLabSettings } from '@archway/contract/lab-settings/model';
import type { Tx } from '../../platform/rpc/implement.ts';
import { findTimeZone, getOrganization } from '../organization/public.ts';
import { presentSettings } from './lab-settings.present.ts';
import { findSettings } from './lab-settings.repository.ts';

/** How a lab works, as it knows itself: with what no partner reads. */
export async function readOwnSettings(tx: Tx, lab: string): Promise<OwnLabSettings> {
  const { time_zone } = await getOrganization(tx, lab);
  return presentSettings(await findSettings(tx, lab), time_zone);
}

/** The same for a job, which may come after its lab is gone. */
export async function findOwnSettings(tx: Tx, lab: string): Promise<OwnLabSettings | undefined> {
  const timeZone = await findTimeZone(tx, lab);
  return timeZone === undefined ? undefined : presentSettings(await findSettings(tx, lab), timeZone);
}
