import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import { addPerson } from './people.ts';
import type { Organization, World } from './world.ts';

/** One row an organization: if it acts, the colliding tenants have theirs, each with its own canary. */
export async function addLabSettings(
  world: World,
  org: Organization,
  { mark = org.mark, savedBy }: { mark?: string; savedBy?: string } = {},
): Promise<void> {
  const { before, after } = world.collidingTenants;
  const twins = world.acting.includes(org) ? [before, after] : [];
  const userCode = savedBy ?? (await addPerson(world, org)).userCode;
  const { workingDays, cutOffHour, usualDays, units, daysOnWay } = DEFAULT_LAB_SETTINGS;
  // One twin before and one after, so that neither the first row nor the last is the lab's own by chance.
  const [first, ...others] = twins;
  for (const one of [...(first === undefined ? [] : [first]), { orgId: org.orgId, mark }, ...others])
    await world.bench.owner.query(
      `insert into lab_settings (org_id, working_days, holidays, cut_off_hour, usual_days, required, days_on_way, units,
         daily_units, saved_by)
       values ($1, $2, $3, $4, $5, '{}', $6, $7, 12, $8) on conflict do nothing`,
      [
        one.orgId,
        workingDays,
        // Partners of a caller carry the caller's mark, so the name says whose row it is.
        JSON.stringify([
          { name: `${one.mark} days off ${one.orgId.slice(-12)}`, from: '2026-12-24', to: '2026-12-31' },
        ]),
        cutOffHour,
        JSON.stringify(usualDays),
        daysOnWay,
        JSON.stringify(units),
        userCode,
      ],
    );
}
