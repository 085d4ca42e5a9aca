import type { KeyObject } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** The keys of the seals, by the id that is stored with each. The newest makes new ones. */
export interface SealKeys {
  newest: { id: string; key: KeyObject };
  find: (id: string) => KeyObject | undefined;
}

/** Not in the database: whoever can write there cannot work out a chain that holds. */
export function auditSealKey({ secrets: { audit } }: Pick<Config, 'secrets'>): SealKeys {
  return { newest: audit.current, find: (id) => audit.byId(id)?.key };
}
