import type { KeyObject } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** Keys of the seals by the id stored with each seal. New seals use the newest key. */
export interface SealKeys {
  newest: { id: string; key: KeyObject };
  find: (id: string) => KeyObject | undefined;
}

/** The keys are not in the database, so that write access to it isn't enough to forge a chain. */
export function auditSealKey({ secrets: { audit } }: Pick<Config, 'secrets'>): SealKeys {
  return { newest: audit.current, find: (id) => audit.byId(id)?.key };
}
