import type pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { auditChainsBroken } from '../observe/metrics.ts';
import { openAnchorStore, type Anchor, type AnchorStore } from './anchors.ts';
import { checkAll, KnownChains, type BrokenChain, type Checked } from './check-all.ts';
import { auditSealKey } from './seal-key.ts';

/** Anchors are written every hour, so an older one means that two runs have failed. */
const OLDEST_ANCHOR_MS = 2 * 3_600_000;
const ASKED_AGAIN_MS = 60_000;

export interface AuditCheck {
  /** Checks every chain against its rows and the last anchor, and writes the next anchor. */
  run(): Promise<BrokenChain[]>;
  /** Like `run`, unless another process has done it within the hour. */
  runIfDue(): Promise<void>;
  /** Whether the last check, in any process, found every chain intact. */
  isWhole(): Promise<boolean>;
  isAnchored(): Promise<boolean>;
}

interface Parts {
  config: Config;
  pool: pg.Pool;
  log: Log;
  /** Time of the process, because the anchors guard against the owner of the database, who controls its clock. */
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

/** Advances intact chains. A broken chain stays at its last good position, so that the next check finds it again. */
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

/** Caches the newest anchor, because health is queried often. */
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

/** Checks every chain against all anchors still kept. Writes nothing. */
export async function checkAgainstAllAnchors(config: Config, pool: pg.Pool): Promise<BrokenChain[]> {
  const keys = auditSealKey(config);
  const known = new KnownChains();
  for await (const anchor of openAnchorStore(config, keys).all()) known.add(anchor);
  return (await checkAll(pool, keys, known)).broken;
}
