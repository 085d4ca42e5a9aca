import type { Dentist } from '@archway/contract/dentist/model';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
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

/** What stands beside the rows of dentists. */
export interface Belongings {
  members: readonly DentistPerson[];
  deputies: readonly DentistPerson[];
  signatures: readonly Signature[];
}

export async function belongingsOf(
  { tx, store, orgId }: { tx: Tx; store: ObjectStore; orgId: string },
  dentists: readonly DentistRow[],
): Promise<Belongings> {
  const dentistIds = dentists.map(({ id }) => id);
  const signatures = await listSignatures(tx, orgId, dentistIds);
  return {
    members: await listPeople(tx, orgId, { table: 'dentist_member', dentistIds }),
    deputies: await listPeople(tx, orgId, { table: 'dentist_deputy', dentistIds }),
    signatures: await Promise.all(
      signatures.map(async ({ dentistId, number, ...file }) => ({
        dentistId,
        number,
        url: (await addressOf(file, store)) ?? '',
      })),
    ),
  };
}

export function presentDentist(row: DentistRow, { members, deputies, signatures }: Belongings): Dentist {
  const isOf = ({ dentistId }: { dentistId: string }): boolean => dentistId === row.id;
  return {
    dentistId: row.id,
    name: row.name,
    member: members.filter(isOf).map(presentPerson)[0] ?? null,
    deputies: deputies.filter(isOf).map(presentPerson),
    signatures: signatures.filter(isOf).map(({ number, url }) => ({ number, url })),
    createdAt: row.created_at.toISOString(),
  };
}

const presentPerson = ({ userCode, displayName }: DentistPerson) => ({ userCode, displayName });
