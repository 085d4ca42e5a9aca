import type { Dentist } from '@archway/contract/dentist/model';
import { isGranted } from '@archway/rules/permissions';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { addressOf } from '../file/public.ts';
import { listPeople, type DentistPerson } from './dentist-people.repository.ts';
import { listSignatures } from './dentist-signature.repository.ts';
import type { DentistRow } from './dentist.repository.ts';

interface Signature {
  dentistId: string;
  number: number;
  url: string;
}

/** What stands beside the rows of dentists, and to whom it is told. */
export interface Belongings {
  members: readonly DentistPerson[];
  deputies: readonly DentistPerson[];
  signatures: readonly Signature[];
  reader: Caller;
}

/** Addresses of signatures are signed only for dentists whose signature the reader may use. */
export async function belongingsOf(
  { tx, store, caller }: { tx: Tx; store: ObjectStore; caller: Caller },
  dentists: readonly DentistRow[],
): Promise<Belongings> {
  const { orgId } = caller;
  const dentistIds = dentists.map(({ id }) => id);
  const members = await listPeople(tx, orgId, { table: 'dentist_member', dentistIds });
  const deputies = await listPeople(tx, orgId, { table: 'dentist_deputy', dentistIds });
  const mayUse = dentistIds.filter((id) => shownTo(caller, peopleOf(id, members, deputies)) === 'signatures');
  const signatures = await listSignatures(tx, orgId, mayUse);
  return {
    members,
    deputies,
    reader: caller,
    signatures: await Promise.all(
      signatures.map(async ({ dentistId, number, ...file }) => ({
        dentistId,
        number,
        url: (await addressOf(file, store)) ?? '',
      })),
    ),
  };
}

export function presentDentist(row: DentistRow, belongings: Belongings): Dentist {
  const { members, signatures, reader } = belongings;
  const people = peopleOf(row.id, members, belongings.deputies);
  const shown = shownTo(reader, people);
  return {
    dentistId: row.id,
    name: row.name,
    registrationNumber: row.registration_number,
    shown,
    member: shown === 'name' || people.member === undefined ? null : presentPerson(people.member),
    deputies: shown === 'name' ? [] : people.deputies.map(presentPerson),
    signatures: signatures
      .filter(({ dentistId }) => dentistId === row.id)
      .map(({ number, url }) => ({ number, url })),
    createdAt: row.created_at.toISOString(),
  };
}

interface People {
  member: DentistPerson | undefined;
  deputies: readonly DentistPerson[];
}

function peopleOf(id: string, members: readonly DentistPerson[], deputies: readonly DentistPerson[]): People {
  const isOf = ({ dentistId }: DentistPerson): boolean => dentistId === id;
  return { member: members.find(isOf), deputies: deputies.filter(isOf) };
}

/** Once the member behind a dentist has left, the deputies act for nobody. */
function shownTo({ userCode, permissions }: Caller, { member, deputies }: People): Dentist['shown'] {
  const isReader = (person: DentistPerson): boolean => person.userCode === userCode;
  if (member !== undefined && (isReader(member) || deputies.some(isReader))) return 'signatures';
  return isGranted(permissions, 'dentist:record:edit') ? 'people' : 'name';
}

const presentPerson = ({ userCode, displayName }: DentistPerson) => ({ userCode, displayName });
