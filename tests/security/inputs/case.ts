import { randomUUID } from 'node:crypto';
import type { CaseDetail, CaseRow } from '@archway/contract/case/model';
import { addCase, addScan, hauntCaseFile, scanned } from '../cases.ts';
import type { Cell, Form, Forms, Sending } from '../cell.ts';
import { addFile, finished } from '../files.ts';
import { minutesFromNow } from '../people.ts';
import type { Row } from '../rows.ts';
import { place } from '../world.ts';
import { colleagueOf, filled, narrowed, strangerOf } from './cases-of-cells.ts';
import { nothingFound } from './reviews.ts';

/** The forms in which a case is hidden; `more` is what else the call needs, for a case that has such a file. */
const hidden = (more: (fileId: string, cell: Cell) => Record<string, unknown>): Record<string, Form> => ({
  beyondScope: async (cell) => {
    const { caseId, fileId } = await filled(cell, cell.own, await colleagueOf(cell));
    return { input: { caseId, ...more(fileId, cell) }, ...(await narrowed(cell)).more };
  },
  foreign: async (cell) => {
    const { caseId, fileId } = await filled(cell, cell.foreign, await strangerOf(cell));
    return { input: { caseId, ...more(fileId, cell) } };
  },
  missing: (cell) => ({ input: { caseId: randomUUID(), ...more(randomUUID(), cell) } }),
});

/** A call on a case of the own organization, made by a colleague, with one file in it. */
const onOwn =
  (more: (fileId: string) => Record<string, unknown>, review?: Sending['review']): Form =>
  async (cell) => {
    const { caseId, fileId } = await filled(cell, cell.own, await colleagueOf(cell));
    return { input: { caseId, ...more(fileId) }, ...(review === undefined ? {} : { review }) };
  };

const hasFiles =
  (count: number) =>
  (data: unknown): string | undefined => {
    const { files } = data as CaseDetail;
    const areWhole = files.every(({ canDownload, sentBy }) => canDownload && sentBy !== '');
    return files.length === count && areWhole
      ? undefined
      : `there are ${files.length} files, not ${count} whole ones`;
  };

const isListed = (data: unknown): string | undefined => {
  const { list, total } = data as { list: CaseRow[]; total: number };
  const [row] = list;
  const isRight = total === 1 && row?.files === 1 && row.thumbnailUrl !== null && row.createdBy !== '';
  return isRight ? undefined : `found was ${JSON.stringify(data)}`;
};

/** A place where it is another day than in London, where all others are. */
const farAway = (): string => (new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago');
const dayThere = (timeZone: string): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone }).slice(2).replaceAll('-', '');

const newCase: Form = async ({ world, own }) => {
  const timeZone = farAway();
  await world.bench.owner.query('update organization set time_zone = $2 where org_id = $1', [
    own.orgId,
    timeZone,
  ]);
  return {
    input: { name: `${own.mark} new` },
    review: (data) => {
      const { caseCode } = data as CaseDetail;
      return caseCode.startsWith(`C-${dayThere(timeZone)}-`) ? undefined : `the code is ${caseCode}`;
    },
  };
};

/** An upload of the caller's for a case of the own organization. */
async function ownUpload(cell: Cell): Promise<{ caseId: string; fileId: string }> {
  const { world, own, me } = cell;
  const caseId = await addCase(world, own, await colleagueOf(cell));
  return { caseId, fileId: await addScan(world, own, me.userCode) };
}

const adding =
  (fileOf: (cell: Cell) => Promise<string>): Form =>
  async (cell) => {
    const { caseId } = await ownUpload(cell);
    return { input: { caseId, fileIds: [await fileOf(cell)] } };
  };

const addForms: Record<string, Form> = {
  own: async (cell) => {
    const { caseId, fileId } = await ownUpload(cell);
    // In the ghosts it is in another case.
    await hauntCaseFile(cell.world, await addCase(cell.world, cell.own, cell.me.userCode), fileId);
    return { input: { caseId, fileIds: [fileId] }, review: hasFiles(1) };
  },
  again: async (cell) => {
    const { caseId, fileId } = await filled(cell, cell.own, cell.me.userCode);
    return { input: { caseId, fileIds: [fileId] }, review: hasFiles(1) };
  },
  archive: async (cell) => {
    const { world, own, me } = cell;
    const caseId = await addCase(world, own, me.userCode);
    const archive = await addScan(world, own, me.userCode, { kind: 'archive' });
    await addScan(world, own, me.userCode, { from_archive: archive });
    await hauntCaseFile(world, caseId, archive);
    return { input: { caseId, fileIds: [archive] }, review: hasFiles(2) };
  },
  elsewhere: adding(async (cell) => (await filled(cell, cell.own, cell.me.userCode)).fileId),
  otherKind: adding(({ world, own, me }) => addFile(world, own, me.userCode, finished(own.mark))),
  colleague: adding(async (cell) => addScan(cell.world, cell.own, await colleagueOf(cell))),
  foreignFile: adding(async (cell) => addScan(cell.world, cell.foreign, await strangerOf(cell))),
  missingFile: adding(() => Promise.resolve(randomUUID())),
  // Uploads of the caller's, so that nothing but the case can be what is not found.
  beyondScope: async (cell) => {
    const { world, own } = cell;
    const { userCode, more } = await narrowed(cell);
    const caseId = await addCase(world, own, await colleagueOf(cell));
    return { input: { caseId, fileIds: [await addScan(world, own, userCode)] }, ...more };
  },
  foreign: async (cell) => {
    const { world, own, foreign, me } = cell;
    const caseId = await addCase(world, foreign, await strangerOf(cell));
    return { input: { caseId, fileIds: [await addScan(world, own, me.userCode)] } };
  },
  missing: async ({ world, own, me }) => ({
    input: { caseId: randomUUID(), fileIds: [await addScan(world, own, me.userCode)] },
  }),
};

/** The file is in another case of the own organization; in the ghosts it is in this one. */
const notInIt =
  (more: Record<string, unknown>): Form =>
  async (cell) => {
    const { world, own } = cell;
    const colleague = await colleagueOf(cell);
    const caseId = await addCase(world, own, colleague);
    const fileId = await addScan(world, own, colleague);
    await hauntCaseFile(world, caseId, fileId);
    return { input: { caseId, fileId, ...more } };
  };

/** A file of a case that may not be handed over, or not be put back; its twins in the ghosts may. */
const withFile =
  (more: { file?: Row; scan?: Row; mention?: Row }): Form =>
  async (cell) => {
    const { world, own } = cell;
    const colleague = await colleagueOf(cell);
    const caseId = await addCase(world, own, colleague);
    const clear = { distort: { removed_at: null } };
    const fileId = await addFile(world, own, colleague, { ...scanned(own.mark), ...more.file });
    const scan = { file_id: fileId, step: 'done', ...more.scan };
    await place(world, own, 'scan', scan, { distort: { step: 'done', problem: null } });
    await place(world, own, 'case_file', { case_id: caseId, file_id: fileId, ...more.mention }, clear);
    return { input: { caseId, fileId } };
  };

const DAYS = 24 * 60;

const takenOut: Form = async (cell) => {
  const { world, own } = cell;
  const colleague = await colleagueOf(cell);
  const caseId = await addCase(world, own, colleague);
  const fileId = await addScan(world, own, colleague);
  const mention = { case_id: caseId, file_id: fileId, removed_at: minutesFromNow(-29 * DAYS) };
  // In the ghosts its time is over.
  await place(world, own, 'case_file', mention, { distort: { removed_at: minutesFromNow(-31 * DAYS) } });
  return { input: { caseId, fileId }, review: hasFiles(1) };
};

const isOwnAddress: Form = async (cell) => {
  const { caseId, fileId } = await filled(cell, cell.own, await colleagueOf(cell));
  const review: Sending['review'] = (data) =>
    (data as { url: string }).url.includes(cell.own.mark) ? undefined : 'not the own file';
  return { input: { caseId, fileId }, review };
};

export const caseForms: Forms = {
  'case/listByPage': {
    own: async (cell) => {
      const { caseId } = await filled(cell, cell.own, await colleagueOf(cell));
      return { input: { keyword: caseId }, review: isListed };
    },
    beyondScope: async (cell) => {
      const { caseId } = await filled(cell, cell.own, await colleagueOf(cell));
      return { input: { keyword: caseId }, review: nothingFound, ...(await narrowed(cell)).more };
    },
    foreign: async (cell) => {
      await filled(cell, cell.foreign, await strangerOf(cell));
      return { input: { keyword: cell.foreign.mark }, review: nothingFound };
    },
    missing: () => ({ input: { keyword: randomUUID() }, review: nothingFound }),
  },
  'case/detail': { own: onOwn(() => ({}), hasFiles(1)), ...hidden(() => ({})) },
  'case/save': {
    own: newCase,
    renamed: onOwn(() => ({ name: 'renamed' })),
    nameless: () => ({ input: { name: ' ' } }),
    ...hidden((_, { own }) => ({ name: `${own.mark} renamed` })),
  },
  'case/addFiles': addForms,
  'case/setFileRole': {
    own: onOwn((fileId) => ({ fileId, role: 'lower' }), hasFiles(1)),
    notInIt: notInIt({ role: 'lower' }),
    ...hidden((fileId) => ({ fileId, role: 'lower' })),
  },
  'case/downloadFile': {
    own: isOwnAddress,
    takenOut: withFile({ mention: { removed_at: minutesFromNow(-1) } }),
    blocked: withFile({ scan: { step: 'failed', problem: 'blocked' } }),
    notInIt: notInIt({}),
    ...hidden((fileId) => ({ fileId })),
  },
  'case/restoreFile': {
    own: takenOut,
    inIt: onOwn((fileId) => ({ fileId }), hasFiles(1)),
    late: withFile({ mention: { removed_at: minutesFromNow(-31 * DAYS) } }),
    swept: withFile({
      file: { removed_at: minutesFromNow(-1) },
      mention: { removed_at: minutesFromNow(-5) },
    }),
    notInIt: notInIt({}),
    ...hidden((fileId) => ({ fileId })),
  },
  'case/removeFile': {
    own: onOwn((fileId) => ({ fileId }), hasFiles(0)),
    notInIt: notInIt({}),
    ...hidden((fileId) => ({ fileId })),
  },
};
