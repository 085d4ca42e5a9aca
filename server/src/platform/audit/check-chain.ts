import type pg from 'pg';
import { sealOf } from './seal.ts';
import type { SealKeys } from './seal-key.ts';

const BATCH = 2_000;

/** What anchors outside the database say about a chain. */
export interface ChainAnchors {
  /** Hashes in hexadecimal, by position. */
  hashes: ReadonlyMap<number, string>;
  /** Up to this position seals may have no key, because they are older than the keys. */
  unkeyedUntil: number;
}

export interface ChainHead {
  seq: number;
  hash: string;
  /** Number of seals without a key at the beginning. */
  unkeyed: number;
}

export type ChainProblem = 'altered' | 'gap' | 'key' | 'rewritten' | 'shortened' | 'vanished' | 'count';

export type ChainVerdict = { head: ChainHead } | { brokenAt: number; problem: ChainProblem };

interface SealRow {
  seq: string;
  hash: Buffer;
  key_id: string | null;
  entry_text: string | null;
}

/** Checks one chain up to a position, in batches, against its rows, keys and anchors. */
export async function checkChain(
  pool: pg.Pool,
  keys: SealKeys,
  { orgId, upTo }: { orgId: string; upTo: number },
  anchors: ChainAnchors,
): Promise<ChainVerdict> {
  let previous: Buffer | null = null;
  let seq = 0;
  let unkeyed = 0;
  while (seq < upTo) {
    const { rows }: { rows: SealRow[] } = await pool.query<SealRow>('select * from audit_chain($1, $2, $3)', [
      orgId,
      seq,
      Math.min(BATCH, upTo - seq),
    ]);
    if (rows.length === 0) return { brokenAt: seq + 1, problem: 'gap' };
    for (const row of rows) {
      const problem = problemOf(row, { place: seq + 1, previous, isKeyed: unkeyed < seq }, keys, anchors);
      if (problem !== null) return { brokenAt: seq + 1, problem };
      seq += 1;
      previous = row.hash;
      if (row.key_id === null) unkeyed += 1;
    }
  }
  const anchored = Math.max(0, ...anchors.hashes.keys());
  if (anchored > seq) return { brokenAt: seq + 1, problem: 'shortened' };
  return { head: { seq, hash: previous?.toString('hex') ?? '', unkeyed } };
}

function problemOf(
  { seq, hash, key_id, entry_text }: SealRow,
  { place, previous, isKeyed }: { place: number; previous: Buffer | null; isKeyed: boolean },
  keys: SealKeys,
  { hashes, unkeyedUntil }: ChainAnchors,
): ChainProblem | null {
  if (Number(seq) !== place) return 'gap';
  // A chain recomputed without a key must not pass for one older than the keys.
  if (key_id === null && (isKeyed || place > unkeyedUntil)) return 'key';
  const key = key_id === null ? null : keys.find(key_id);
  if (key === undefined) return 'key';
  if (entry_text === null || !sealOf(key, previous, entry_text).equals(hash)) return 'altered';
  const anchored = hashes.get(place);
  return anchored !== undefined && anchored !== hash.toString('hex') ? 'rewritten' : null;
}
