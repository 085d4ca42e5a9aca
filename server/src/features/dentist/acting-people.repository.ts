import { ACTIVATION } from '@archway/rules/organization-types';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

/** Who is a dentist and who may act for that dentist. */
export interface ActingPeople {
  name: string;
  registrationNumber: string;
  /** The member who is this dentist and can sign in; null for none. */
  dentist: string | null;
  /** Named by that member; none where there is no such member. */
  deputies: readonly string[];
}

/** Also of a dentist who has left. */
export async function findActingPeople(
  tx: Tx,
  orgId: string,
  dentistId: string,
): Promise<ActingPeople | undefined> {
  const row = await tx
    .selectFrom('dentist')
    .select(['name', 'registration_number'])
    .where('org_id', '=', orgId)
    .where('id', '=', dentistId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const own = await tx
    .selectFrom('dentist_member')
    .innerJoin('member', (join) =>
      join
        .onRef('member.bucket', '=', 'dentist_member.bucket')
        .onRef('member.org_id', '=', 'dentist_member.org_id')
        .onRef('member.user_code', '=', 'dentist_member.user_code'),
    )
    .select('dentist_member.user_code')
    .where('dentist_member.org_id', '=', orgId)
    .where('dentist_member.dentist_id', '=', dentistId)
    .where('member.activation', '=', ACTIVATION.activated)
    .where('member.deleted_at', 'is', null)
    .executeTakeFirst();
  const named = { name: row.name, registrationNumber: row.registration_number };
  if (own === undefined) return { ...named, dentist: null, deputies: [] };
  const deputies = await tx
    .selectFrom('dentist_deputy')
    .select('user_code')
    .where('org_id', '=', orgId)
    .where('bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('dentist_id', '=', dentistId)
    .orderBy('user_code')
    .execute();
  return { ...named, dentist: own.user_code, deputies: deputies.map(({ user_code }) => user_code) };
}

/** The dentists that a member is, also one who has left. */
export async function findOwnDentists(tx: Tx, orgId: string, userCode: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('dentist_member')
    .select('dentist_id')
    .where('org_id', '=', orgId)
    .where('bucket', '=', sql<number>`org_bucket(${orgId})`)
    .where('user_code', '=', userCode)
    .execute();
  return rows.map(({ dentist_id }) => dentist_id);
}

export interface SignaturePicture {
  fileId: string;
  contentKey: string;
  contentType: string;
}

/** A signature of a dentist by its number; nothing where none was left. */
export async function findSignaturePicture(
  tx: Tx,
  orgId: string,
  { dentistId, number }: { dentistId: string; number: number },
): Promise<SignaturePicture | undefined> {
  const row = await tx
    .selectFrom('dentist_signature')
    .innerJoin('file', (join) =>
      join
        .onRef('file.bucket', '=', 'dentist_signature.bucket')
        .onRef('file.org_id', '=', 'dentist_signature.org_id')
        .onRef('file.id', '=', 'dentist_signature.file_id'),
    )
    .select(['file.id', 'file.content_key', 'file.content_type'])
    .where('dentist_signature.org_id', '=', orgId)
    .where('dentist_signature.dentist_id', '=', dentistId)
    .where('dentist_signature.number', '=', number)
    .executeTakeFirst();
  if (row?.content_key == null || row.content_type === null) return undefined;
  return { fileId: row.id, contentKey: row.content_key, contentType: row.content_type };
}
