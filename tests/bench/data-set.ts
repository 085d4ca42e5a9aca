import { withDatabase } from '@archway/server/testing/database';
import { testEnvironment } from '@archway/server/testing/environment';

/** Everything a reader of the data set must know to find its way in it. */
export const DATABASE = 'archway_bench';
export const PASSWORD = 'Correct-Horse-7';

export const MEMBERS = 1_000_000;
export const ORGANIZATIONS = 4_000;

/** A clinic of the data set: the cases are measured in the big one, and their growth against the small one. */
export interface Clinic {
  /** The organization's number, from which its id and its domain are made. */
  number: number;
  members: number;
}
export const BIG: Clinic = { number: 1, members: 200_000 };
export const SMALL: Clinic = { number: 2, members: 10_000 };

/** Of the whole site, and of the two clinics. */
export const CASES = 1_000_000;
export const BIG_CASES = 200_000;
export const SMALL_CASES = 10_000;

/** Of the whole site; the two clinics have one a case, and these two labs so many. */
export const ORDERS = 2_000_000;

export interface Lab {
  number: number;
  orders: number;
}
export const BIG_LAB: Lab = { number: 20, orders: 200_000 };
export const SMALL_LAB: Lab = { number: 40, orders: 10_000 };

/** So many members of each of the two clinics, and one of every other organization, are administrators. */
export const ADMINISTRATORS = 150;

export function orgIdOf(number: number): string {
  return `0bec0000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
}

export interface BenchUrls {
  owner: string;
  app: string;
  queue: string;
}

export function benchUrls(): BenchUrls {
  const environment = testEnvironment();
  const at = (url: string | undefined) => withDatabase(url ?? '', DATABASE);
  return {
    owner: at(environment.DATABASE_OWNER_URL),
    app: at(environment['DATABASE_URL']),
    queue: at(environment.DATABASE_QUEUE_URL),
  };
}
