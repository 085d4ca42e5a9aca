import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { Readable } from '../file/public.ts';

interface Place {
  dentistId: string;
  number: number;
}

export async function listSignatures(
  tx: Tx,
  orgId: string,
  dentistIds: readonly string[],
): Promise<(Place & Readable)[]> {
  if (dentistIds.length === 0) return [];
  return tx
    .selectFrom('dentist_signature')
    .innerJoin('file', (join) =>
      join
        .onRef('file.bucket', '=', 'dentist_signature.bucket')
        .onRef('file.org_id', '=', 'dentist_signature.org_id')
        .onRef('file.id', '=', 'dentist_signature.file_id'),
    )
    .select([
      'dentist_signature.dentist_id as dentistId',
      'dentist_signature.number',
      'file.name',
      'file.content_key',
      'file.content_type',
    ])
    .where('dentist_signature.org_id', '=', orgId)
    .where('dentist_signature.dentist_id', 'in', [...dentistIds])
    .orderBy('dentist_signature.number')
    .execute();
}

export async function saveSignature(
  tx: Tx,
  orgId: string,
  { dentistId, number, fileId }: Place & { fileId: string },
): Promise<void> {
  await tx
    .insertInto('dentist_signature')
    .values({ org_id: orgId, dentist_id: dentistId, number, file_id: fileId })
    .onConflict((conflict) =>
      conflict
        .columns(['bucket', 'org_id', 'dentist_id', 'number'])
        .doUpdateSet({ file_id: fileId, updated_at: sql`app_now()` }),
    )
    .execute();
}

export async function deleteSignature(tx: Tx, orgId: string, { dentistId, number }: Place): Promise<void> {
  await tx
    .deleteFrom('dentist_signature')
    .where('org_id', '=', orgId)
    .where('dentist_id', '=', dentistId)
    .where('number', '=', number)
    .execute();
}

/** For when somebody else is the dentist now: nobody signs with another's hand. */
export async function deleteSignatures(tx: Tx, orgId: string, dentistId: string): Promise<void> {
  await tx
    .deleteFrom('dentist_signature')
    .where('org_id', '=', orgId)
    .where('dentist_id', '=', dentistId)
    .execute();
}
