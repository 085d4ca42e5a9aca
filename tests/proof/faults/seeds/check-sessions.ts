import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { freshAddress } from '../../../harness/addresses.ts';
import { asMember } from '../../../harness/as-member.ts';
import { openClient } from '../../../harness/client.ts';
import { waitFor } from '../../../harness/wait.ts';
import type { Worker } from './actors.ts';
import type { Entry } from './user-actions.ts';
import type { Outcome } from './outcome.ts';
import type { Stage } from './stage.ts';

interface SessionRow {
  id: string;
  user_code: string;
  address: string;
  generation: number;
  ended: boolean;
  activation: number;
  audits: number;
}

/** Log-ins and refreshes as the rows tell them. */
export async function checkSessions({ rows }: Stage, { clinics, entries }: Outcome): Promise<string[]> {
  const problems: string[] = [];
  for (const { orgId } of clinics) {
    const sessions = await rows.rows<SessionRow>(
      orgId,
      `select s.id, s.user_code, host(s.address) as address, s.generation, s.ended_at is not null as ended, m.activation,
         (select count(*)::int from audit a where a.call = 'login' and a.session_id = s.id) as audits
       from session s join member m on m.user_code = s.user_code`,
    );
    const own = entries.filter((entry) => entry.orgId === orgId);
    problems.push(
      ...sessions.flatMap((row) => rowProblems(row, own)),
      ...own.flatMap((entry) => entryProblems(entry, sessions)),
    );
  }
  return problems;
}

function rowProblems(row: SessionRow, entries: readonly Entry[]): string[] {
  const problems: string[] = [];
  if (row.audits !== 1) problems.push(`session ${row.id} has ${row.audits} audit rows`);
  if (!row.ended && row.activation === 2) problems.push(`a disabled member has the live session ${row.id}`);
  const login = entries.find(({ address }) => address === row.address);
  if (login?.call !== 'login') problems.push(`session ${row.id} was opened by nobody`);
  // A lost answer may have left a session that nobody holds; more than there were tries is too many.
  const heard = entries.flatMap(({ session }) => (session?.id === row.id ? [session.generation] : []));
  const newest = Math.max(1, ...heard);
  if (!row.ended && row.generation !== newest)
    problems.push(`session ${row.id} is in generation ${row.generation}, its page in ${newest}`);
  return problems;
}

function entryProblems(
  { call, code, session, address, tries }: Entry,
  rows: readonly SessionRow[],
): string[] {
  if (call !== 'login' || code !== CODES.ok) return [];
  const opened = rows.filter((row) => row.address === address);
  if (!opened.some(({ id }) => id === session?.id)) return ['a session was acknowledged and is lost'];
  return opened.length > tries ? [`a log-in of ${tries} tries has opened ${opened.length} sessions`] : [];
}

const GONE: readonly number[] = [CODES.sessionUnknown, CODES.sessionEnded];
/** A process believes a token it has just seen for a few seconds. */
const OUT_WITHIN = 5_000;

/** The page's newest tokens are the only ones that work. */
export async function checkTokens({ site, apis }: Stage, { crew }: Outcome): Promise<string[]> {
  const client = openClient({ origin: site.origin, targets: [apis[0].url] });
  const ask = async (accessToken: string): Promise<number> =>
    (await client.call(info, {}, { headers: asMember(accessToken), address: freshAddress() })).code;
  const check = async ({ person, tokens, older }: Worker): Promise<string[]> => {
    if (tokens === null) return [];
    const now = await ask(tokens.accessToken);
    const problems: string[] = [];
    // Whoever was disabled or signed out elsewhere is told that the session has ended.
    if (now !== CODES.ok && now !== CODES.sessionEnded)
      problems.push(`the newest tokens of ${person.account} get ${now}`);
    if (older === null) return problems;
    const isOut = async (): Promise<boolean> => GONE.includes(await ask(older.accessToken));
    await waitFor('older tokens gone', isOut, { within: OUT_WITHIN, every: 200 }).catch(() =>
      problems.push(`older tokens of ${person.account} still work`),
    );
    return problems;
  };
  return (await Promise.all(crew.map(check))).flat();
}
