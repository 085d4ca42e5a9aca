import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import type { MatrixCase, Form, Forms } from '../matrix-case.ts';
import { addFile, arrivedKey, fileRow, finished, others } from '../../world/files.ts';
import { minutesFromNow } from '../../world/people.ts';
import { insert, type Row } from '../../world/rows.ts';
import { addCollidingRows } from '../../world/world.ts';
import { finishForms, startForms } from './scan.ts';

/** What somebody may use as this kind, and what not. */
export const usable = (name: string, kind: string): Record<string, Form> => {
  const mine =
    (more: (mark: string) => Row): Form =>
    async ({ world, own, me }) => ({
      input: { [name]: await addFile(world, own, me.userCode, { kind, ...more(own.mark) }) },
    });
  return {
    own: mine(finished),
    waiting: mine(() => ({ tag: 'uploaded' })),
    refused: mine(() => ({ tag: 'uploadFail', code: 2019 })),
    otherKind: mine((mark) => ({ ...finished(mark), kind: kind === 'avatar' ? 'license' : 'avatar' })),
    ...others(name, ({ mark }) => ({ kind, ...finished(mark) })),
  };
};

const isOwn =
  ({ own }: MatrixCase) =>
  (data: unknown): string | undefined =>
    JSON.stringify(data).includes(own.mark) ? undefined : 'not the own file';

const stateOf =
  (more: (mark: string) => Row): Form =>
  async (matrixCase) => {
    const { world, own, me } = matrixCase;
    return {
      input: { fileId: await addFile(world, own, me.userCode, more(own.mark)) },
      review: isOwn(matrixCase),
    };
  };

const arrived: Form = async ({ world, own, me }) => ({
  input: { fileId: await addFile(world, own, me.userCode, { upload_key: await arrivedKey() }) },
});

export interface Registering {
  ticket: string;
  hash: Buffer;
}

export async function addTicket({ world }: MatrixCase, minutes = 60): Promise<Registering> {
  const ticket = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(ticket).digest();
  const row = { org_id: SITE_ORG_ID, hash, expires_at: minutesFromNow(minutes) };
  await insert(world.bench.owner, 'registration_ticket', [row]);
  return { ticket, hash };
}

/** A file that came with this ticket; rows of the site carry no mark. */
export async function addSent(
  { world }: MatrixCase,
  { hash }: Registering,
  kind = 'license',
): Promise<string> {
  const id = randomUUID();
  const row = { ...fileRow(id, 'site'), org_id: SITE_ORG_ID, kind, ticket_hash: hash, ...finished('site') };
  await insert(world.bench.owner, 'file', [row]);
  return id;
}

const sent: Form = async (matrixCase) => {
  const registering = await addTicket(matrixCase);
  return { input: { ticket: registering.ticket, fileId: await addSent(matrixCase, registering) } };
};
const sentByAnother: Form = async (matrixCase) => ({
  input: {
    ticket: (await addTicket(matrixCase)).ticket,
    fileId: await addSent(matrixCase, await addTicket(matrixCase)),
  },
});
const sentByMember: Form = async (matrixCase) => {
  const { ticket } = await addTicket(matrixCase);
  return {
    input: { ticket, fileId: await addFile(matrixCase.world, matrixCase.foreign, matrixCase.me.userCode) },
  };
};
const neverSent: Form = async (matrixCase) => ({
  input: { ticket: (await addTicket(matrixCase)).ticket, fileId: randomUUID() },
});
const sending = (ticket: string, name = 'a.pdf') => ({ input: { ticket, kind: 'license', name, size: 5 } });
/** Only the colliding tenants have it. */
async function unknownTicket({ world }: MatrixCase): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(ticket).digest();
  await addCollidingRows(world, 'registration_ticket', () => ({ hash, expires_at: minutesFromNow(60) }));
  return ticket;
}

export const fileForms: Forms = {
  'file/startUpload': {
    own: ({ own }) => ({ input: { kind: 'avatar', name: `${own.mark}.png`, size: 5 } }),
    wrongFormat: () => ({ input: { kind: 'avatar', name: 'a.pdf', size: 5 } }),
    tooLarge: () => ({ input: { kind: 'avatar', name: 'a.png', size: 6_000_000 } }),
    ...startForms,
  },
  'file/finishUpload': {
    own: arrived,
    notThere: async ({ world, own, me }) => ({
      input: { fileId: await addFile(world, own, me.userCode, {}) },
    }),
    again: stateOf(finished),
    ...finishForms,
    ...others('fileId', ({ mark }) => finished(mark)),
  },
  'file/uploadState': { own: stateOf(finished), ...others('fileId', ({ mark }) => finished(mark)) },
  'registration/start': { own: () => ({ input: {} }) },
  'registration/startUpload': {
    own: async (matrixCase) => sending((await addTicket(matrixCase)).ticket),
    wrongFormat: async (matrixCase) => sending((await addTicket(matrixCase)).ticket, 'a.gif'),
    spent: async (matrixCase) => sending((await addTicket(matrixCase, -1)).ticket),
    missing: async (matrixCase) => sending(await unknownTicket(matrixCase)),
  },
  'registration/finishUpload': {
    own: sent,
    another: sentByAnother,
    foreign: sentByMember,
    missing: neverSent,
  },
  'registration/uploadState': {
    own: sent,
    another: sentByAnother,
    foreign: sentByMember,
    missing: neverSent,
  },
};
