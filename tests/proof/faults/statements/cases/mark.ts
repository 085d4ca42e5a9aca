import { addCaseFiles, saveCase } from '@archway/contract/case/calls';
import { removeMark, restoreMark, saveMark } from '@archway/contract/mark/calls';
import type { MarkShape } from '@archway/contract/mark/model';
import { asMember } from '../../../../harness/as-member.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';
import { scanOf } from '../files.ts';
import type { Stage } from '../stage.ts';

const pinOn = (scanId: string, text: string): MarkShape => ({
  kind: 'pin',
  at: { scanId, point: [1, 2, 3] },
  tooth: 24,
  text,
});

/** An administrator with a case, and a scan in it. */
async function withScan(stage: Stage) {
  const made = await withAdministrator(stage);
  const headers = asMember(made.accessToken);
  const { caseId } = (await ask(stage, saveCase, { name: 'Crown' }, headers)).data;
  const fileId = await scanOf(stage, made.administrator);
  await ask(stage, addCaseFiles, { caseId, fileIds: [fileId] }, headers);
  return { clinic: made.clinic, headers, caseId, fileId };
}

async function withMark(stage: Stage) {
  const made = await withScan(stage);
  const input = { caseId: made.caseId, shape: pinOn(made.fileId, 'Undercut') };
  const { markId } = (await ask(stage, saveMark, input, made.headers)).data;
  return { ...made, mark: { caseId: made.caseId, markId } };
}

/** The texts of the pins that are shown. */
const shownAre = (stage: Stage, orgId: string, want: readonly string[]) => async (): Promise<string[]> => {
  const rows = await stage.rows.rows<{ text: string }>(
    orgId,
    `select shape ->> 'text' as text from case_mark where removed_at is null`,
  );
  const texts = rows.map(({ text }) => text).join(', ');
  return unless(texts === want.join(', '), `the pins are "${texts}", not "${want.join(', ')}"`);
};

export const markCases: readonly Case[] = [
  defineCase({
    call: saveMark,
    prepare: async (stage) => {
      const { clinic, headers, caseId, fileId } = await withScan(stage);
      const check = shownAre(stage, clinic.orgId, ['Undercut']);
      return { clinic, input: { caseId, shape: pinOn(fileId, 'Undercut') }, headers, check };
    },
  }),
  defineCase({
    name: 'case/saveMark, of one that is there',
    call: saveMark,
    prepare: async (stage) => {
      const { clinic, headers, fileId, mark } = await withMark(stage);
      const check = shownAre(stage, clinic.orgId, ['Moved']);
      return { clinic, input: { ...mark, shape: pinOn(fileId, 'Moved') }, headers, check };
    },
  }),
  defineCase({
    call: removeMark,
    prepare: async (stage) => {
      const { clinic, headers, mark } = await withMark(stage);
      return { clinic, input: mark, headers, check: shownAre(stage, clinic.orgId, []) };
    },
  }),
  defineCase({
    call: restoreMark,
    prepare: async (stage) => {
      const { clinic, headers, mark } = await withMark(stage);
      await ask(stage, removeMark, mark, headers);
      return { clinic, input: mark, headers, check: shownAre(stage, clinic.orgId, ['Undercut']) };
    },
  }),
];
