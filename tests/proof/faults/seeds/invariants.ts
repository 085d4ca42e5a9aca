import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import { checkUserActions } from './check-user-actions.ts';
import { checkPartners } from '../check-partners.ts';
import { checkMails } from './check-mails.ts';
import { checkSessions, checkTokens } from './check-sessions.ts';
import type { Entry } from './user-actions.ts';
import type { Outcome } from './outcome.ts';
import type { Stage } from './stage.ts';

export interface Findings {
  violations: string[];
  repeatedMails: number;
}

/** Checks everything that must hold once the site is idle. */
export async function checkEverything(stage: Stage, outcome: Outcome): Promise<Findings> {
  const mails = await checkMails(stage, outcome);
  return {
    violations: [
      ...(await checkUserActions(stage, outcome)),
      ...(await checkSessions(stage, outcome)),
      ...(await checkTokens(stage, outcome)),
      ...(await checkMembers(stage, outcome)),
      ...(await checkPageErrors(stage, outcome)),
      ...(await checkChains(stage, outcome)),
      ...(await checkPartners(stage, outcome.clinics)),
      ...mails.violations,
      ...[...stage.apis, ...stage.workers].flatMap(({ kind, crashes }) =>
        crashes > 0 ? [`a ${kind} process ended by itself`] : [],
      ),
    ],
    repeatedMails: mails.repeated,
  };
}

interface MemberRow {
  user_code: string;
  display_name: string;
  activation: number;
  is_administrator: boolean;
  disabled: number;
  enabled: number;
}

/** Every clinic has an active administrator, and members were disabled as often as enabled, or once more. */
async function checkMembers(stage: Stage, { clinics, entries }: Outcome): Promise<string[]> {
  const problems: string[] = [];
  for (const { orgId } of clinics) {
    const members = await stage.rows.rows<MemberRow>(
      orgId,
      `select m.user_code, m.display_name, m.activation, r.protected as is_administrator,
         (select count(*)::int from audit a where a.call = 'user/disable' and a.object = m.user_code::text) as disabled,
         (select count(*)::int from audit a where a.call = 'user/enable' and a.object = m.user_code::text) as enabled
       from member m join role r on r.id = m.role_id`,
    );
    if (!members.some((one) => one.is_administrator && one.activation === 1))
      problems.push(`clinic ${orgId} has no active administrator`);
    for (const one of members) {
      const isDisabled = one.activation === 2;
      if (one.disabled - one.enabled !== (isDisabled ? 1 : 0))
        problems.push(
          `${one.user_code} was disabled ${one.disabled} times, enabled ${one.enabled} times and is ${isDisabled ? '' : 'not '}disabled`,
        );
      problems.push(...nameProblems(one, entries));
    }
  }
  return problems;
}

/** The name is the last acknowledged one, or that of a later action whose outcome is unknown to the page. */
function nameProblems({ user_code, display_name }: MemberRow, entries: readonly Entry[]): string[] {
  const own = entries.filter(({ call, actor }) => call === 'user/update' && actor === user_code);
  const last = own.findLastIndex(({ code }) => code === 200);
  const possible = own
    .slice(Math.max(last, 0))
    .filter(({ code, tries }) => code === 200 || tries > 1)
    .map(({ input }) => input['displayName']);
  if (last < 0 && !possible.includes(display_name)) return [];
  return possible.includes(display_name) ? [] : [`${user_code} is called "${display_name}", which is older`];
}

async function checkPageErrors({ rows }: Stage, { entries, seed }: Outcome): Promise<string[]> {
  const counted = await rows.rows<{ name: string; times: number }>(
    SITE_ORG_ID,
    `select name, times::int from page_error where name like $1`,
    [`Seed${seed}Fault%`],
  );
  const stored = new Map(counted.map(({ name, times }) => [name, times]));
  const told = new Map<string, number>();
  for (const { call, code, input } of entries)
    if (call === 'common/monitor' && code === 200) {
      const name = String(input['name']);
      told.set(name, (told.get(name) ?? 0) + 1);
    }
  return [...new Set([...stored.keys(), ...told.keys()])].flatMap((name) =>
    stored.get(name) === told.get(name)
      ? []
      : [`${name} is counted ${stored.get(name)} times, acknowledged ${told.get(name)} times`],
  );
}

/** The audit chains of all organizations are whole, and sealed to their ends. */
export async function checkChains({ site, rows }: Stage, { clinics }: Outcome): Promise<string[]> {
  const problems = (await site.brokenChains()).map(
    ({ orgId, seq, problem }) => `the audit chain of ${orgId} is broken at ${seq}: ${problem}`,
  );
  for (const orgId of [...clinics.map((clinic) => clinic.orgId), SITE_ORG_ID]) {
    const [chain] = await rows.rows<{ rows: number; seals: number }>(
      orgId,
      'select (select count(*)::int from audit) as rows, (select count(*)::int from audit_seal) as seals',
    );
    if (chain?.rows !== chain?.seals)
      problems.push(`${orgId} has ${chain?.rows} audit rows and ${chain?.seals} seals`);
  }
  return problems;
}
