import type { LabSettings } from '@archway/rules/lab-settings';
import { sql, type Selectable } from 'kysely';
import type { Database, Schema, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/rpc/caller.ts';

export type LabSettingsRow = Selectable<Schema['lab_settings']>;

/** Nothing for a lab that has saved none. */
export async function findSettings(tx: Tx, orgId: string): Promise<LabSettingsRow | undefined> {
  return tx
    .selectFrom('lab_settings')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('bucket', '=', sql<number>`org_bucket(${orgId})`)
    .executeTakeFirst();
}

export async function hasSettings(tx: Tx, orgId: string): Promise<boolean> {
  return (await findSettings(tx, orgId)) !== undefined;
}

/** Nothing when the lab's settings are of another version by now: of two saves at once the first stands. */
export async function saveSettings(
  tx: Tx,
  { orgId, userCode }: Pick<Caller, 'orgId' | 'userCode'>,
  version: number,
  settings: LabSettings,
): Promise<LabSettingsRow | undefined> {
  const values = { ...columnsOf(settings), saved_by: userCode };
  if (version === 0)
    return tx
      .insertInto('lab_settings')
      .values({ org_id: orgId, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
  return tx
    .updateTable('lab_settings')
    .set({ ...values, version: sql`version + 1`, saved_at: sql`app_now()` })
    .where('org_id', '=', orgId)
    .where('bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

function columnsOf(settings: LabSettings) {
  return {
    working_days: settings.workingDays.toSorted((one, other) => one - other),
    holidays: JSON.stringify(settings.holidays),
    cut_off_hour: settings.cutOffHour,
    usual_days: JSON.stringify(settings.usualDays),
    required: JSON.stringify(settings.required),
    days_on_way: settings.daysOnWay,
    units: JSON.stringify(settings.units),
    daily_units: settings.dailyUnits,
  };
}

/** What the function tells of a lab; empty but for the time zone if the lab has saved nothing. */
export type ToldSettings = { time_zone: string } & {
  [column in 'working_days' | 'holidays' | 'cut_off_hour' | 'usual_days' | 'required' | 'days_on_way']:
    | LabSettingsRow[column]
    | null;
};

/** Of a lab that is a partner of the acting clinic now; nothing for any other. */
export async function findSettingsOfPartner(tx: Tx, lab: string): Promise<ToldSettings | undefined> {
  const { rows } = await sql<ToldSettings>`select time_zone, working_days, holidays, cut_off_hour, usual_days,
    required, days_on_way from settings_of_partner(${lab})`.execute(tx);
  return rows[0];
}

/** Puts in the settings of a made-up lab, unless it has some. */
export async function seedLabSettings(
  db: Database,
  lab: { orgId: string; administrator: string },
  settings: LabSettings,
): Promise<void> {
  const { orgId, administrator } = lab;
  await inTransaction(db, { orgId }, (tx) =>
    saveSettings(tx, { orgId, userCode: administrator }, 0, settings),
  );
}
