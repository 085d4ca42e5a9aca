import { dropSecondLock, guardedViews, openView } from '@archway/server/testing/database';
import type pg from 'pg';
import { CALLERS } from '../matrix/callers.ts';
import { allFilters, switchFilters } from './filters.ts';
import { Findings } from '../matrix/findings.ts';
import { runLeakChecks } from './leaks.ts';
import { CALLS_WITHOUT_GUARD, runWithoutGuard, type CallWithoutGuard } from './without-guard.ts';
import { runMatrix } from '../matrix/matrix.ts';
import { tryRawStatements } from '../locks/raw-locks.ts';
import { openSecuritySite, type SecuritySite } from '../world/site.ts';
import { Tap } from '../matrix/tap.ts';

/** One deliberate mistake in the product. */
export interface Mutant {
  name: string;
  run: () => Promise<Findings>;
}

export interface MutantGroup {
  name: string;
  claim: string;
  /** The same run without a mistake: must find nothing. */
  control: () => Promise<Findings>;
  mutants: () => Promise<Mutant[]>;
}

async function onSite(
  prepare: (site: SecuritySite) => Promise<void>,
  check: (site: SecuritySite, findings: Findings) => Promise<void>,
  stopAtFirst = true,
): Promise<Findings> {
  const findings = new Findings({ stopAtFirst });
  const open = await openSecuritySite();
  try {
    await prepare(open);
    await check(open, findings);
  } finally {
    switchFilters(() => false);
    // A database still in use is left behind; a later run drops it.
    await open.site.close().catch(() => {});
  }
  return findings;
}

const withoutSecondLock = ({ site }: SecuritySite): Promise<void> => dropSecondLock(site.owner);

/** Which steps use each filter, as recorded by the control run. */
const stepsOf = new Map<string, Set<string>>();

function noteSteps(): Promise<Findings> {
  let step = '';
  return onSite(
    async (open) => {
      await withoutSecondLock(open);
      switchFilters((id) => {
        stepsOf.set(id, (stepsOf.get(id) ?? new Set()).add(step));
        return false;
      });
    },
    (open, findings) =>
      runLeakChecks(open, findings, (next) => {
        step = next;
        return true;
      }),
    false,
  );
}

export const filterMutants: MutantGroup = {
  name: 'filters',
  claim: 'with row-level security off, each filter of a query left out, one at a time',
  control: noteSteps,
  mutants: async () => {
    const filters = allFilters();
    const byFunction = [...Map.groupBy(filters, ({ within }) => within)];
    return [
      ...filters.map(({ id }) => ({ name: id, run: () => withoutFilters([id]) })),
      // Filters that imply each other are removed together, because one hides the loss of the other.
      ...byFunction
        .filter(([, together]) => together.length > 1)
        .map(([within, together]) => ({
          name: `${within} (all ${together.length})`,
          run: () => withoutFilters(together.map(({ id }) => id)),
        })),
    ];
  },
};

/** Runs the steps that use the filters first, which is quick, and all steps only if those find nothing. */
async function withoutFilters(ids: readonly string[]): Promise<Findings> {
  const met = new Set(ids.flatMap((id) => [...(stepsOf.get(id) ?? [])]));
  const prepare = async (open: SecuritySite): Promise<void> => {
    await withoutSecondLock(open);
    switchFilters((asked) => ids.includes(asked));
  };
  const quick = await onSite(prepare, (open, findings) =>
    runLeakChecks(open, findings, (step) => met.has(step)),
  );
  return quick.isEnough ? quick : onSite(prepare, (open, findings) => runLeakChecks(open, findings));
}

const allFiltersOff = (): void => switchFilters(() => true);

/** Raw statements first, because they are quick, and one finding is enough. */
async function checkSecondLock(open: SecuritySite, findings: Findings): Promise<void> {
  await tryRawStatements(open.world, open.site.config.DATABASE_URL, findings);
  // Seeding asks whether the two are partners already, which without its filters any partnership of theirs answers.
  if (!findings.isEnough) await runLeakChecks(open, findings, (step) => step !== 'partner seeding');
}

export const policyMutants: MutantGroup = {
  name: 'policies',
  claim: 'with every filter left out, the policy of each table open to all, one at a time',
  control: () => onSite(async () => allFiltersOff(), checkSecondLock, false),
  mutants: async () => {
    const open = await openSecuritySite();
    const views = await guardedViews(open.site.owner);
    await open.site.close().catch(() => {});
    return [
      ...open.world.tables.map((table) => ({
        name: `table ${table}`,
        run: () =>
          withOpenLock((owner) =>
            owner.query(`alter policy tenant on ${table} using (true) with check (true)`),
          ),
      })),
      // A table of two organizations has a second half: its counterpart sees its rows, and changes only some of them.
      ...open.world.sharedTables.flatMap((table) => [
        {
          name: `table ${table} that forgets its counterpart`,
          run: () =>
            withOpenLock((owner) =>
              owner.query(
                `alter policy tenant on ${table} using (org_id = app_org()) with check (org_id = app_org())`,
              ),
            ),
        },
        {
          name: `table ${table} without the guard of its columns`,
          run: () =>
            withOpenLock((owner) => owner.query(`alter table ${table} disable trigger guard_shared_row`)),
        },
      ]),
      ...views.map((view) => ({
        name: `view ${view}`,
        run: () => withOpenLock((owner) => openView(owner, view)),
      })),
    ];
  },
};

function withOpenLock(open: (owner: pg.Pool) => Promise<unknown>): Promise<Findings> {
  return onSite(async ({ site }) => {
    await open(site.owner);
    allFiltersOff();
  }, checkSecondLock);
}

const matrixOf = (mutant?: CallWithoutGuard) => (open: SecuritySite, findings: Findings) =>
  runMatrix(open.world, {
    callers: CALLERS,
    ...(mutant === undefined ? {} : { calls: [mutant.call] }),
    tap: new Tap(findings),
    findings,
  });

export const accessMutants: MutantGroup = {
  name: 'access',
  claim: 'each call open to more callers than it should be, one at a time',
  control: () => onSite(async () => {}, matrixOf(), false),
  mutants: async () =>
    CALLS_WITHOUT_GUARD.map((mutant) => ({
      name: mutant.name,
      run: () => runWithoutGuard(mutant, () => onSite(async () => {}, matrixOf(mutant))),
    })),
};

export const GROUPS: readonly MutantGroup[] = [filterMutants, policyMutants, accessMutants];
