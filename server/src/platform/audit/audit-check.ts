import type pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { auditChainsBroken } from '../observe/metrics.ts';
import { openAnchorStore, type Anchor, type AnchorStore } from './anchors.ts';
import { checkAll, KnownChains, type BrokenChain, type Checked } from './check-all.ts';
import { auditSealKey } from './seal-key.ts';

/** Anchors are written every hour: one that is older means that two runs have failed. */
const OLDEST_ANCHOR_MS = 2 * 3_600_000;
const ASKED_AGAIN_MS = 60_000;

export interface AuditCheck {
  /** Checks every chain against its rows and the last anchor, and writes the next anchor. */
  run(): Promise<BrokenChain[]>;
  /** As `run` unless another process has done so within the hour. */
  runIfDue(): Promise<void>;
  /** Whether the last check, by whatever process, found every chain whole. */
  isWhole(): Promise<boolean>;
  isAnchored(): Promise<boolean>;
}

interface Parts {
  config: Config;
  pool: pg.Pool;
  log: Log;
  /** The process's clock: that of the database belongs to whom the anchors watch. */
  now?: () => number;
}

export function openAuditCheck({ config, pool, log, now = Date.now }: Parts): AuditCheck {
  const keys = auditSealKey(config);
  const store = openAnchorStore(config, keys);
  const newest = cachedNewest(store, now);
  const ageOf = ({ at }: Anchor) => now() - Date.parse(at);

  const run = async () => {
    const last = await store.newest();
    const known = new KnownChains();
    if (last !== null) known.add(last);
    const checked = await checkAll(pool, keys, known);
    auditChainsBroken.set(checked.broken.length);
    for (const { orgId, seq, problem } of checked.broken)
      log.error('audit.chainBroken', { orgId, seq, problem });
    const anchor = { at: new Date(now()).toISOString(), site: config.SITE_NAME, ...anchorOf(checked, last) };
    await store.put(anchor);
    newest.set(anchor);
    return checked.broken;
  };
  return {
    run,
    async runIfDue() {
      const last = await store.newest();
      if (last === null || ageOf(last) > 3_600_000) await run();
    },
    isWhole: async () => ((await newest.get())?.broken.length ?? 1) === 0,
    isAnchored: async () => {
      const last = await newest.get();
      return last !== null && ageOf(last) < OLDEST_ANCHOR_MS;
    },
  };
}

/** Chains that hold move on; a broken one stays where it was known to be right, so that it is found again. */
function anchorOf({ heads, broken }: Checked, last: Anchor | null): Pick<Anchor, 'chains' | 'broken'> {
  const isBroken = new Set(broken.map(({ orgId }) => orgId));
  return {
    broken,
    chains: [
      ...[...heads].map(([orgId, head]) => ({ orgId, ...head })),
      ...(last?.chains ?? []).filter(({ orgId }) => isBroken.has(orgId)),
    ],
  };
}

/** Health is asked often, the store seldom. */
function cachedNewest(store: AnchorStore, now: () => number) {
  let kept: { anchor: Anchor | null; askedAt: number } | undefined;
  return {
    set: (anchor: Anchor) => {
      kept = { anchor, askedAt: now() };
    },
    async get(): Promise<Anchor | null> {
      if (kept === undefined || now() - kept.askedAt > ASKED_AGAIN_MS)
        kept = { anchor: await store.newest(), askedAt: now() };
      return kept.anchor;
    },
  };
}

/** Checks every chain against all anchors that are kept, and changes nothing. */
export async function checkAgainstAllAnchors(config: Config, pool: pg.Pool): Promise<BrokenChain[]> {
  const keys = auditSealKey(config);
  const known = new KnownChains();
  for await (const anchor of openAnchorStore(config, keys).all()) known.add(anchor);
  return (await checkAll(pool, keys, known)).broken;
}
