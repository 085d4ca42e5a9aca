import { randomUUID } from 'node:crypto';
import { addCase, addScan, addCollidingCaseFile, scanned } from '../../world/cases.ts';
import { addFile, finished } from '../../world/files.ts';
import { minutesFromNow } from '../../world/people.ts';
import type { Row } from '../../world/rows.ts';
import { place } from '../../world/world.ts';
import type { MatrixCase, Form, Forms } from '../matrix-case.ts';
import { ofOne, ofOneInScope, type InputOf } from '../of-one.ts';
import { colleagueOf, filled, narrowed, strangerOf } from './cases-of-callers.ts';
import { CASE, DAYS, hasFiles } from './filled-case.ts';

const theFile: InputOf<'caseId' | 'fileId'> = ({ caseId, fileId }) => ({ caseId, fileId });

/** An upload of the caller's for a case of the own organization. */
async function ownUpload(matrixCase: MatrixCase): Promise<{ caseId: string; fileId: string }> {
  const { world, own, me } = matrixCase;
  const caseId = await addCase(world, own, await colleagueOf(matrixCase));
  return { caseId, fileId: await addScan(world, own, me.userCode) };
}

const adding =
  (fileOf: (matrixCase: MatrixCase) => Promise<string>): Form =>
  async (matrixCase) => {
    const { caseId } = await ownUpload(matrixCase);
    return { input: { caseId, fileIds: [await fileOf(matrixCase)] } };
  };

const addForms: Record<string, Form> = {
  own: async (matrixCase) => {
    const { caseId, fileId } = await ownUpload(matrixCase);
    // In the colliding tenants it is in another case.
    await addCollidingCaseFile(
      matrixCase.world,
      await addCase(matrixCase.world, matrixCase.own, matrixCase.me.userCode),
      fileId,
    );
    return { input: { caseId, fileIds: [fileId] }, review: hasFiles(1) };
  },
  again: async (matrixCase) => {
    const { caseId, fileId } = await filled(matrixCase, matrixCase.own, matrixCase.me.userCode);
    return { input: { caseId, fileIds: [fileId] }, review: hasFiles(1) };
  },
  archive: async (matrixCase) => {
    const { world, own, me } = matrixCase;
    const caseId = await addCase(world, own, me.userCode);
    const archive = await addScan(world, own, me.userCode, { kind: 'archive' });
    await addScan(world, own, me.userCode, { from_archive: archive });
    await addCollidingCaseFile(world, caseId, archive);
    return { input: { caseId, fileIds: [archive] }, review: hasFiles(2) };
  },
  elsewhere: adding(
    async (matrixCase) => (await filled(matrixCase, matrixCase.own, matrixCase.me.userCode)).fileId,
  ),
  otherKind: adding(({ world, own, me }) => addFile(world, own, me.userCode, finished(own.mark))),
  colleague: adding(async (matrixCase) =>
    addScan(matrixCase.world, matrixCase.own, await colleagueOf(matrixCase)),
  ),
  foreignFile: adding(async (matrixCase) =>
    addScan(matrixCase.world, matrixCase.foreign, await strangerOf(matrixCase)),
  ),
  missingFile: adding(() => Promise.resolve(randomUUID())),
  // Uploads of the caller's, so that nothing but the case can be what is not found.
  beyondScope: async (matrixCase) => {
    const { world, own } = matrixCase;
    const { userCode, more } = await narrowed(matrixCase);
    const caseId = await addCase(world, own, await colleagueOf(matrixCase));
    return { input: { caseId, fileIds: [await addScan(world, own, userCode)] }, ...more };
  },
  foreign: async (matrixCase) => {
    const { world, own, foreign, me } = matrixCase;
    const caseId = await addCase(world, foreign, await strangerOf(matrixCase));
    return { input: { caseId, fileIds: [await addScan(world, own, me.userCode)] } };
  },
  missing: async ({ world, own, me }) => ({
    input: { caseId: randomUUID(), fileIds: [await addScan(world, own, me.userCode)] },
  }),
};

/** The file is in another case of the own organization; in the colliding tenants it is in this one. */
const notInIt =
  (more: Record<string, unknown>): Form =>
  async (matrixCase) => {
    const { world, own } = matrixCase;
    const colleague = await colleagueOf(matrixCase);
    const caseId = await addCase(world, own, colleague);
    const fileId = await addScan(world, own, colleague);
    await addCollidingCaseFile(world, caseId, fileId);
    return { input: { caseId, fileId, ...more } };
  };

/** A file of this case is to be replaced by an upload of this member. */
const replacing =
  (
    caseOf: (matrixCase: MatrixCase) => Promise<{ caseId: string; fileId: string }>,
    byOf: (matrixCase: MatrixCase, userCode: string) => Promise<string>,
  ): Form =>
  async (matrixCase) => {
    const { caseId, fileId } = await caseOf(matrixCase);
    const byFileId = await byOf(matrixCase, matrixCase.me.userCode);
    return { input: { caseId, fileId, byFileId } };
  };
const ownFilled = async (matrixCase: MatrixCase): Promise<{ caseId: string; fileId: string }> =>
  filled(matrixCase, matrixCase.own, await colleagueOf(matrixCase));
const ownScan = ({ world, own }: MatrixCase, userCode: string): Promise<string> =>
  addScan(world, own, userCode);

const replaceForms: Record<string, Form> = {
  own: async (matrixCase) => ({
    ...(await replacing(ownFilled, ownScan)(matrixCase)),
    review: hasFiles(1),
  }),
  colleague: replacing(ownFilled, async (matrixCase) => ownScan(matrixCase, await colleagueOf(matrixCase))),
  foreignFile: replacing(ownFilled, async (matrixCase) =>
    addScan(matrixCase.world, matrixCase.foreign, await strangerOf(matrixCase)),
  ),
  notInIt: replacing(async (matrixCase) => {
    const colleague = await colleagueOf(matrixCase);
    const caseId = await addCase(matrixCase.world, matrixCase.own, colleague);
    const fileId = await ownScan(matrixCase, colleague);
    await addCollidingCaseFile(matrixCase.world, caseId, fileId);
    return { caseId, fileId };
  }, ownScan),
  beyondScope: async (matrixCase) => {
    const { userCode, more } = await narrowed(matrixCase);
    const { caseId, fileId } = await ownFilled(matrixCase);
    return { input: { caseId, fileId, byFileId: await ownScan(matrixCase, userCode) }, ...more };
  },
  foreign: replacing(
    async (matrixCase) => filled(matrixCase, matrixCase.foreign, await strangerOf(matrixCase)),
    ownScan,
  ),
  missing: replacing(() => Promise.resolve({ caseId: randomUUID(), fileId: randomUUID() }), ownScan),
};

/** A file of a case that may not be handed over, or not be put back; its twins in the colliding tenants may. */
const withFile =
  (more: { file?: Row; scan?: Row; mention?: Row }): Form =>
  async (matrixCase) => {
    const { world, own } = matrixCase;
    const colleague = await colleagueOf(matrixCase);
    const caseId = await addCase(world, own, colleague);
    const clear = { distort: { removed_at: null } };
    const fileId = await addFile(world, own, colleague, { ...scanned(own.mark), ...more.file });
    const scan = { file_id: fileId, step: 'done', ...more.scan };
    await place(world, own, 'scan', scan, { distort: { step: 'done', problem: null } });
    await place(world, own, 'case_file', { case_id: caseId, file_id: fileId, ...more.mention }, clear);
    return { input: { caseId, fileId } };
  };

/** A colleague's voice memo or attachment, for one who sees a colleague's cases and for one who does not. */
const small = (kind: 'voice' | 'attachment'): Form => withFile({ file: { kind } });
const beyondScope =
  (form: Form): Form =>
  async (matrixCase) => ({ ...(await form(matrixCase)), ...(await narrowed(matrixCase)).more });
const smallOnes = {
  voice: small('voice'),
  attachment: small('attachment'),
  voiceBeyond: beyondScope(small('voice')),
  attachmentBeyond: beyondScope(small('attachment')),
};

const takenOut: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const colleague = await colleagueOf(matrixCase);
  const caseId = await addCase(world, own, colleague);
  const fileId = await addScan(world, own, colleague);
  const mention = { case_id: caseId, file_id: fileId, removed_at: minutesFromNow(-29 * DAYS) };
  // In the colliding tenants its time is over.
  await place(world, own, 'case_file', mention, { distort: { removed_at: minutesFromNow(-31 * DAYS) } });
  return { input: { caseId, fileId }, review: hasFiles(1) };
};

/** Nobody has said what the file shows; in the colliding tenants somebody has. */
const unsaid: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const colleague = await colleagueOf(matrixCase);
  const caseId = await addCase(world, own, colleague);
  const fileId = await addScan(world, own, colleague);
  await place(world, own, 'case_file', { case_id: caseId, file_id: fileId }, { distort: { role: 'lower' } });
  return {
    input: { caseId, fileId, role: 'lower' },
    review: async () => {
      const { rows } = await world.bench.owner.query<{ before: string }>(
        `select detail->'changes'->0->>'before' as before from case_history
         where org_id = $1 and case_id = $2 and kind = 'roleSet'`,
        [own.orgId, caseId],
      );
      return rows.length === 1 && rows[0]?.before === '' ? undefined : 'the history tells of another role';
    },
  };
};

const isOwnAddress = (data: unknown, { own }: MatrixCase): string | undefined =>
  (data as { url: string }).url.includes(own.mark) ? undefined : 'not the own file';

export const caseFileForms: Forms = {
  'case/addFiles': addForms,
  'case/setFileRole': {
    ...ofOneInScope(CASE, (ids) => ({ ...ids, role: 'lower' }), { own: hasFiles(1) }),
    unsaid,
    notInIt: notInIt({ role: 'lower' }),
  },
  'case/renameFile': {
    ...ofOneInScope(CASE, (ids) => ({ ...ids, name: 'renamed' }), { own: hasFiles(1) }),
    notInIt: notInIt({ name: 'renamed' }),
  },
  'case/replaceFile': replaceForms,
  'case/downloadFile': {
    ...ofOneInScope(CASE, theFile, { own: isOwnAddress }),
    takenOut: withFile({ mention: { removed_at: minutesFromNow(-1) } }),
    blocked: withFile({ scan: { step: 'failed', problem: 'blocked' } }),
    notInIt: notInIt({}),
    ...smallOnes,
  },
  'case/restoreFile': {
    ...ofOneInScope(CASE, theFile),
    own: takenOut,
    inIt: ofOne(CASE, theFile, { own: hasFiles(1) }).own,
    late: withFile({ mention: { removed_at: minutesFromNow(-31 * DAYS) } }),
    swept: withFile({
      file: { removed_at: minutesFromNow(-1) },
      mention: { removed_at: minutesFromNow(-5) },
    }),
    notInIt: notInIt({}),
  },
  'case/removeFile': {
    ...ofOneInScope(CASE, theFile, { own: hasFiles(0) }),
    notInIt: notInIt({}),
  },
};
