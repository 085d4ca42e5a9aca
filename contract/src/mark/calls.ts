import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Mark, MarkShape } from './model.ts';

const organizationTypes = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab] as const;
const OneMark = z.strictObject({ caseId: z.uuid(), markId: z.uuid() });

export const listMarks = defineCall({
  path: 'case/marks',
  method: 'POST',
  access: 'case:record:read',
  summary: 'What was made on the model of a case, oldest first; also on files that were taken out since.',
  input: z.strictObject({ caseId: z.uuid() }),
  output: z.object({ marks: z.array(Mark) }),
  fails: ['notFound'],
  organizationTypes,
});

export const saveMark = defineCall({
  path: 'case/saveMark',
  method: 'POST',
  body: 'json',
  access: 'case:record:save',
  summary:
    'Keeps a mark on the files of a case, or gives one another shape of its kind. Numbers are kept to six decimals.',
  /** Without `markId` a new one. */
  input: z.strictObject({ caseId: z.uuid(), markId: z.uuid().optional(), shape: MarkShape }),
  output: Mark,
  fails: ['notFound', 'invalidInput', 'markLimit'],
  mutates: true,
  /** A shape may be large, and its answer is kept for repeats as well. */
  limits: { perAccount: { calls: 500, seconds: 3_600 } },
  organizationTypes,
});

export const removeMark = defineCall({
  path: 'case/removeMark',
  method: 'POST',
  access: 'case:record:save',
  summary: 'Takes a mark away; it can be restored.',
  input: OneMark,
  output: z.object({}),
  fails: ['notFound'],
  mutates: true,
  organizationTypes,
});

export const restoreMark = defineCall({
  path: 'case/restoreMark',
  method: 'POST',
  access: 'case:record:save',
  summary: 'Brings a mark back as it was; one that is there stays.',
  input: OneMark,
  output: Mark,
  fails: ['notFound'],
  mutates: true,
  organizationTypes,
});
