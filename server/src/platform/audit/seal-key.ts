import { hkdfSync } from 'node:crypto';
import type { Config } from '../config/config.ts';

/** The keys of the seals, by the id that is stored with each. The newest makes new ones. */
export interface SealKeys {
  newest: { id: string; key: Buffer };
  find: (id: string) => Buffer | undefined;
}

/** Not in the database: whoever can write there cannot work out a chain that holds. */
export function auditSealKey({ SITE_SECRET }: Pick<Config, 'SITE_SECRET'>): SealKeys {
  const key = Buffer.from(hkdfSync('sha256', Buffer.from(SITE_SECRET, 'hex'), '', 'audit seal', 32));
  return { newest: { id: 'k0', key }, find: (id) => (id === 'k0' ? key : undefined) };
}
