import { readFileSync } from 'node:fs';
import type pg from 'pg';

/** The kernel counts a process's time in hundredths of a second. */
const TICKS = 100;

/** CPU seconds a process has used so far. */
export function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return 0;
  }
}

/** CPU seconds of the database's processes that work for these connections. */
export async function databaseCpu(watch: pg.Pool, applicationName: string): Promise<number> {
  const { rows } = await watch.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [applicationName],
  );
  return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
