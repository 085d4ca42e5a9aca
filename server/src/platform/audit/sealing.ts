import type pg from 'pg';
import type { Log } from '../log/log.ts';
import { BROKEN_SEAL, sealOf } from './seal.ts';
import type { SealKeys } from './seal-key.ts';

const EVERY_MS = 5_000;
const BATCH = 1_000;

/** Seals new audit rows into the hash chain of their organization every five seconds, in one process at a time. */
export function startSealing(pool: pg.Pool, keys: SealKeys, log: Log): { stop: () => void } {
  const seal = async () => {
    while ((await sealWaiting(pool, keys, BATCH)) === BATCH);
  };
  const timer = setInterval(
    () => void seal().catch((error: unknown) => log.warn('audit.sealFailed', { error })),
    EVERY_MS,
  );
  return { stop: () => clearInterval(timer) };
}

/** Seals waiting rows in one transaction and returns how many. Returns 0 while another process holds the lock. */
export async function sealWaiting(pool: pg.Pool, keys: SealKeys, most = BATCH): Promise<number> {
  const client = await pool.connect();
  let isUsable = true;
  try {
    await client.query('begin');
    const { rows } = await client.query<WaitingRow>('select * from audit_waiting($1)', [most]);
    if (rows.length > 0) await client.query('select keep_seals($1)', [JSON.stringify(sealsOf(rows, keys))]);
    await client.query('commit');
    return rows.length;
  } catch (error) {
    isUsable = await client.query('rollback').then(
      () => true,
      () => false,
    );
    throw error;
  } finally {
    client.release(!isUsable);
  }
}

interface WaitingRow {
  org_id: string;
  audit_id: string;
  seq: string;
  /** The last seal of the organization, the same for all of its rows in the batch. */
  previous: Buffer | null;
  entry_text: string | null;
}

function sealsOf(rows: readonly WaitingRow[], { newest }: SealKeys) {
  let before: { orgId: string; hash: Buffer | null } = { orgId: '', hash: null };
  return rows.map(({ org_id, audit_id, seq, previous, entry_text }) => {
    const last = before.orgId === org_id ? before.hash : previous;
    // A deleted row gets an invalid seal, so that the check reports it.
    const hash = entry_text === null ? BROKEN_SEAL : sealOf(newest.key, last, entry_text);
    before = { orgId: org_id, hash };
    return { org_id, audit_id, seq, hash: hash.toString('hex'), key_id: newest.id };
  });
}
