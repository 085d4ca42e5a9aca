import { CODES } from '@archway/contract/codes';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import type { Entry } from './user-actions.ts';
import type { Outcome } from './outcome.ts';
import type { Stage } from './stage.ts';

interface Traces {
  /** Number of audit rows of an action, by its address, and the call they name. */
  audits: Map<string, string[]>;
  /** Whether an answer is kept, by key. */
  keys: Map<string, boolean>;
}

/** Every acknowledged mutation is there exactly once; every refused one is not; and nothing came from nowhere. */
export async function checkUserActions(stage: Stage, { clinics, entries }: Outcome): Promise<string[]> {
  const problems: string[] = [];
  for (const orgId of [...clinics.map((clinic) => clinic.orgId), SITE_ORG_ID]) {
    const traces = await tracesOf(stage, orgId);
    const own = entries.filter((entry) => entry.orgId === orgId);
    for (const entry of own) if (entry.mutates) problems.push(...judge(entry, traces));
    const known = new Set(own.map(({ address }) => address));
    // The site's own rows are also written by other seeds and by probes.
    if (orgId === SITE_ORG_ID) continue;
    for (const [address, calls] of traces.audits)
      if (!known.has(address)) problems.push(`${calls.join()} was done and nobody was told`);
  }
  return problems;
}

async function tracesOf({ rows }: Stage, orgId: string): Promise<Traces> {
  const audits = new Map<string, string[]>();
  for (const { address, call } of await rows.rows<{ address: string; call: string }>(
    orgId,
    `select host(address) as address, call from audit where detail->>'outcome' is distinct from 'noPerm'`,
  ))
    audits.set(address, [...(audits.get(address) ?? []), call]);
  const kept = await rows.rows<{ key: string; answered: boolean }>(
    orgId,
    'select key, response is not null as answered from idempotency',
  );
  return { audits, keys: new Map(kept.map(({ key, answered }) => [key, answered])) };
}

/** With these a page cannot know whether an earlier try of the same action was done: its session ended meanwhile. */
const UNKNOWN: readonly number[] = [CODES.sessionEnded, CODES.sessionUnknown];

/** Of these there is one audit row a minute at most. */
const SPARSE = ['common/monitor', 'order/open'];

function judge({ call, key, address, code, tries }: Entry, { audits, keys }: Traces): string[] {
  const rows = audits.get(address)?.length ?? 0;
  const isKept = keys.has(key);
  const what = `${call} (${key}, answered with ${code} after ${tries} tries)`;
  if (keys.get(key) === false) return [`${what} has a key without an answer`];
  const isSparse = SPARSE.includes(call) && rows === 0;
  if (!isSparse && rows !== (isKept ? 1 : 0))
    return [`${what} has ${rows} audit rows and ${isKept ? 'a' : 'no'} kept answer`];
  if (code === CODES.ok) return isKept ? [] : [`${what} was acknowledged and is lost`];
  if (UNKNOWN.includes(code) && tries > 1) return [];
  return isKept ? [`${what} was refused and is done`] : [];
}
