import { listDoubles, listPatients } from '@archway/contract/patient/calls';
import type { InputOf } from '@archway/contract/core/call';
import { callQuery } from '../../platform/call/queries.ts';

/** As many as are read before somebody types more. */
const OFFERED = 20;

export const patientsQuery = (keyword: string) =>
  callQuery(
    listPatients,
    { pageSize: OFFERED, ...(keyword === '' ? {} : { keyword, sort: 'name' as const }) },
    { ignoreErrors: true },
  );

export const doublesQuery = (asked: InputOf<typeof listDoubles>) =>
  callQuery(listDoubles, asked, { ignoreErrors: true });
