import { onTestFinished } from 'vitest';
import type { TestSite } from './site.ts';

/** As migration 0001 has it, with the moment it begins from. */
const clockFrom = (moment: string) => `create or replace function app_now() returns timestamptz
  language sql stable parallel safe
  return ${moment} + (select shift from site_clock)`;

/**
 * The database's clock stands still for the rest of the test and moves by `shiftClock` alone: for pauses of seconds, which
 * a slow machine would sit out.
 */
export async function holdClock({ owner }: Pick<TestSite, 'owner'>): Promise<void> {
  const { rows } = await owner.query<{ moment: string }>('select now()::text as moment');
  await owner.query(clockFrom(`timestamptz '${rows[0]?.moment ?? ''}'`));
  onTestFinished(async () => void (await owner.query(clockFrom('now()'))));
}
