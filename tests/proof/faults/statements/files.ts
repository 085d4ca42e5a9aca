import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FileKind } from '@archway/rules/uploads';
import { readConfig } from '@archway/server/platform/config/config';
import { openObjectStore } from '@archway/server/platform/object-store/object-store';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import type { Person } from '../../../harness/organizations.ts';
import type { Stage } from './stage.ts';

const ARRIVED = 'upload/fault-statements/arrived';

/** Something for the store to have; nobody reads it while processes are struck. */
export async function arrive(stage: Stage): Promise<string> {
  const store = openObjectStore(readConfig(stage.site.env, '0.0.0-test'));
  await store.put(ARRIVED, Buffer.from('12345'), 'image/png');
  return ARRIVED;
}

interface NewFile {
  kind: FileKind;
  uploadKey?: string;
  isFinished?: boolean;
}

/** A scan that is on its way, with room set aside for it. */
export async function scanOf(stage: Stage, person: Person, uploadKey?: string): Promise<string> {
  await stage.rows.rows(
    person.orgId,
    'insert into storage (org_id, reserved_bytes) values ($1, 5) on conflict do nothing',
    [person.orgId],
  );
  return fileOf(stage, person, {
    kind: 'scan',
    isFinished: false,
    ...(uploadKey === undefined ? {} : { uploadKey }),
  });
}

/** Whether so many bytes of the organization's room are used, and set aside. */
export const roomIs =
  (stage: Stage, orgId: string, want: { used: number; reserved: number }) => async (): Promise<string[]> => {
    const [room] = await stage.rows.rows<{ used: number; reserved: number }>(
      orgId,
      'select used_bytes::integer as used, reserved_bytes::integer as reserved from storage',
    );
    const isRight = room?.used === want.used && room.reserved === want.reserved;
    return isRight ? [] : [`the room is ${JSON.stringify(room)}, not ${JSON.stringify(want)}`];
  };

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
