import { hasLiveSession } from '../callers.ts';
import type { MatrixCase, Form, Forms, Sending } from '../matrix-case.ts';
import { addFile, arrivedKey, finished, others } from '../../world/files.ts';
import { addPerson, addSession, tokenOf } from '../../world/people.ts';
import { insert, type Row } from '../../world/rows.ts';
import { addActing } from '../../world/world.ts';

const HASH = 'ab'.repeat(32);

/** A scan on its way, of five bytes. */
const underWay = (mark: string): Row => ({
  kind: 'scan',
  name: `${mark} upper.stl`,
  upload_id: `${mark} upload`,
});
/** The store has the whole of it, though nobody has said so. */
const putTogether = async (mark: string): Promise<Row> => ({
  ...underWay(mark),
  upload_key: await arrivedKey(),
});

const sending =
  (kind: string, name: string, size = 5): Form =>
  ({ own }) => ({
    input: { kind, name: `${own.mark} ${name}`, size },
    review: (data) =>
      JSON.stringify(data).includes(`upload/${own.orgId}/`) ? undefined : 'it goes elsewhere',
  });

/** An organization without room. Only for those who may call at all. */
async function withoutRoom({ world, own, caller }: MatrixCase): Promise<Pick<Sending, 'as'>> {
  const mayAct = caller.role === 'administrator' && hasLiveSession(caller);
  if (!mayAct) return {};
  const full = await addActing(world, own);
  // The colliding tenants have a row of their own already, and plenty of room.
  await insert(world.bench.owner, 'storage', [{ org_id: full.orgId, limit_bytes: 4 }]);
  const person = await addPerson(world, full, 'administrator');
  return { as: { accessToken: tokenOf(world, await addSession(world, person)), own: full } };
}

export const startForms: Readonly<Record<string, Form>> = {
  photo: sending('photo', 'face.png'),
  scan: sending('scan', 'upper.stl'),
  archive: sending('archive', 'all.zip'),
  noScan: () => ({ input: { kind: 'scan', name: 'upper.exe', size: 5 } }),
  hugeScan: () => ({ input: { kind: 'scan', name: 'upper.stl', size: 600_000_000 } }),
  noRoom: async (matrixCase) => ({
    input: { kind: 'scan', name: 'upper.stl', size: 5 },
    ...(await withoutRoom(matrixCase)),
  }),
};

/** A call about a scan of the caller's. */
const mine =
  (rowOf: (mark: string) => Row | Promise<Row>, more: Record<string, unknown> = {}): Form =>
  async ({ world, own, me }) => ({
    input: { fileId: await addFile(world, own, me.userCode, await rowOf(own.mark)), ...more },
  });

/** The same for somebody else's scan, or none. */
const notMine = (more: Record<string, unknown> = {}): Record<string, Form> =>
  Object.fromEntries(
    Object.entries(others('fileId', ({ mark }) => underWay(mark))).map(([name, form]) => [
      name,
      async (matrixCase: MatrixCase) => {
        const { input } = await form(matrixCase);
        return { input: { ...input, ...more } };
      },
    ]),
  );

export const finishForms: Readonly<Record<string, Form>> = {
  scan: mine(putTogether, { sha256: HASH }),
  scanNotThere: mine(underWay, { sha256: HASH }),
  scanWithoutHash: mine(putTogether),
};

const arrived = (mark: string): Row => ({ ...finished(mark), ...underWay(mark) });
const small = (): Row => ({});
const signing = { partNumbers: [1] };

export const scanForms: Forms = {
  'file/signParts': {
    own: async (matrixCase) => ({
      ...(await mine(underWay, signing)(matrixCase)),
      review: (data) =>
        JSON.stringify(data).includes(matrixCase.own.mark) ? undefined : 'it goes elsewhere',
    }),
    tooMany: mine(underWay, { partNumbers: [2] }),
    arrived: mine(arrived, signing),
    small: mine(small, signing),
    ...notMine(signing),
  },
  'file/resumeUpload': {
    own: mine(putTogether),
    lost: mine(underWay),
    arrived: mine(arrived),
    small: mine(small),
    ...notMine(),
  },
  'file/cancelUpload': {
    own: mine(underWay),
    small: mine(small),
    arrived: mine(arrived),
    ...notMine(),
  },
  'oss/ossSts': {
    own: mine(underWay),
    small: mine(small),
    arrived: mine(arrived),
    ...notMine(),
  },
};
