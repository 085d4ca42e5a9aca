import type pg from 'pg';
import type { Anchor } from './anchors.ts';
import { checkChain, type ChainAnchors, type ChainHead, type ChainProblem } from './check-chain.ts';
import type { SealKeys } from './seal-key.ts';

export interface BrokenChain {
  orgId: string;
  seq: number;
  problem: ChainProblem;
}

export interface Checked {
  heads: Map<string, ChainHead>;
  broken: BrokenChain[];
}

interface ChainRow {
  org_id: string;
  entries: string;
  seals: string;
  waiting: string;
  newest: string;
}

/** Checks every chain of the site one after the other, and that no anchored chain is missing. */
export async function checkAll(pool: pg.Pool, keys: SealKeys, known: KnownChains): Promise<Checked> {
  const { rows } = await pool.query<ChainRow>('select * from audit_chains()');
  const checked: Checked = { heads: new Map(), broken: [] };
  for (const row of rows) {
    const orgId = row.org_id;
    const verdict = await checkChain(pool, keys, { orgId, upTo: Number(row.newest) }, known.of(orgId));
    if ('brokenAt' in verdict)
      checked.broken.push({ orgId, seq: verdict.brokenAt, problem: verdict.problem });
    // A row removed from the sealing queue before it was sealed could be changed unnoticed.
    else if (Number(row.entries) !== Number(row.seals) + Number(row.waiting))
      checked.broken.push({ orgId, seq: verdict.head.seq, problem: 'count' });
    else checked.heads.set(orgId, verdict.head);
  }
  const present = new Set(rows.map(({ org_id }) => org_id));
  for (const orgId of known.orgIds())
    if (!present.has(orgId)) checked.broken.push({ orgId, seq: 1, problem: 'vanished' });
  return checked;
}

/** The known state of every chain, from the anchors. */
export class KnownChains {
  readonly #chains = new Map<string, { hashes: Map<number, string>; unkeyedUntil: number }>();
  #isEmpty = true;

  add({ chains }: Pick<Anchor, 'chains'>): void {
    this.#isEmpty = false;
    for (const { orgId, seq, hash, unkeyed } of chains) {
      const known = this.#chains.get(orgId) ?? { hashes: new Map<number, string>(), unkeyedUntil: unkeyed };
      // The first anchor counts: later ones build on it.
      if (!known.hashes.has(seq)) known.hashes.set(seq, hash);
      known.unkeyedUntil = Math.min(known.unkeyedUntil, unkeyed);
      this.#chains.set(orgId, known);
    }
  }

  of(orgId: string): ChainAnchors {
    // Before the first anchor the age of a chain is unknown. Chains that begin later must be keyed.
    return this.#chains.get(orgId) ?? { hashes: new Map(), unkeyedUntil: this.#isEmpty ? Infinity : 0 };
  }

  orgIds(): Iterable<string> {
    return this.#chains.keys();
  }
}
