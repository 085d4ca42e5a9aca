import type { Dentist } from '@archway/contract/dentist/model';
import type { Tx } from '../../platform/rpc/implement.ts';
import { listPeople, type DentistPerson } from './dentist-people.repository.ts';
import type { DentistRow } from './dentist.repository.ts';

export interface People {
  members: readonly DentistPerson[];
  deputies: readonly DentistPerson[];
}

export async function peopleOf(tx: Tx, orgId: string, dentists: readonly DentistRow[]): Promise<People> {
  const dentistIds = dentists.map(({ id }) => id);
  return {
    members: await listPeople(tx, orgId, { table: 'dentist_member', dentistIds }),
    deputies: await listPeople(tx, orgId, { table: 'dentist_deputy', dentistIds }),
  };
}

export function presentDentist(row: DentistRow, { members, deputies }: People): Dentist {
  const isOf = ({ dentistId }: DentistPerson): boolean => dentistId === row.id;
  return {
    dentistId: row.id,
    name: row.name,
    member: members.filter(isOf).map(presentPerson)[0] ?? null,
    deputies: deputies.filter(isOf).map(presentPerson),
    createdAt: row.created_at.toISOString(),
  };
}

const presentPerson = ({ userCode, displayName }: DentistPerson) => ({ userCode, displayName });
