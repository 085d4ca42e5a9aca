import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SmallUploadKind } from '@archway/rules/uploads';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import type { Person } from '../../../harness/organizations.ts';
import type { Stage } from './stage.ts';

interface NewFile {
  kind: SmallUploadKind;
  uploadKey?: string;
  isFinished?: boolean;
}

/** A file as a member has sent it, and as a worker leaves it unless told otherwise; nobody works here. */
export function fileOf(stage: Stage, { orgId, userCode }: Person, file: NewFile): Promise<string> {
  return insertFile(stage, orgId, { owner: userCode, ticketHash: null }, file);
}

async function insertFile(
  stage: Stage,
  orgId: string,
  { owner, ticketHash }: { owner: string | null; ticketHash: Buffer | null },
  { kind, uploadKey = 'upload/nowhere', isFinished = true }: NewFile,
): Promise<string> {
  const id = randomUUID();
  const content = isFinished ? ['finished', `org/${orgId}/${id}`, 'image/png'] : ['uploading', null, null];
  await stage.rows.rows(
    orgId,
    `insert into file (org_id, id, kind, name, size, upload_key, owner_code, ticket_hash, tag, content_key, content_type)
     values ($1, $2, $3, 'a.png', 5, $4, $5, $6, $7, $8, $9)`,
    [orgId, id, kind, uploadKey, owner, ticketHash, ...content],
  );
  return id;
}

export interface Registering {
  ticket: string;
  hash: Buffer;
}

export async function ticketOf(stage: Stage): Promise<Registering> {
  const ticket = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(ticket).digest();
  await stage.rows.rows(
    SITE_ORG_ID,
    `insert into registration_ticket (org_id, hash, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [SITE_ORG_ID, hash],
  );
  return { ticket, hash };
}

export function sentFile(stage: Stage, { hash }: Registering, file: NewFile): Promise<string> {
  return insertFile(stage, SITE_ORG_ID, { owner: null, ticketHash: hash }, file);
}
