import { HISTORY_FIELDS, HISTORY_KINDS } from '@archway/rules/case-history';
import { MARK_KINDS } from '@archway/rules/marks';
import { WORK_JAWS } from '@archway/rules/treatment/vocabulary';
import { z } from 'zod';
import { AnsweredId } from '../core/answered-id.ts';
import { Tooth, Work } from '../treatment/model.ts';

/** A value before and after: text as it was written, a day, or the role of a scan; empty for none. */
export const CaseChange = z
  .object({ field: z.enum(HISTORY_FIELDS), before: z.string(), after: z.string() })
  .meta({ id: 'CaseChange' });
export type CaseChange = z.output<typeof CaseChange>;

const Said = z.object({
  work: Work.nullable(),
  absent: z.enum(['missing', 'shed']).nullable(),
  links: z.array(Tooth).readonly(),
});

/** What is said of a tooth, or of a jaw, before and after. */
export const PrescriptionChange = z
  .object({ tooth: Tooth.nullable(), jaw: z.enum(WORK_JAWS).nullable(), before: Said, after: Said })
  .meta({ id: 'PrescriptionChange' });
export type PrescriptionChange = z.output<typeof PrescriptionChange>;

/** Something that was done with a case. */
export const CaseEntry = z
  .object({
    entryId: AnsweredId,
    kind: z.enum(HISTORY_KINDS),
    /** Of an opening, the begin of the hour. */
    at: z.string(),
    /** Null for what a worker did; a member who has left is named still. */
    doneBy: z.string().nullable(),
    /** The caller did it. */
    isOwn: z.boolean(),
    changes: z.array(CaseChange),
    /** Names of the files it was done to, as they were. */
    files: z.array(z.string()),
    /** They are voice memos. */
    isVoice: z.boolean(),
    mark: z.enum(MARK_KINDS).nullable(),
    /** Of the mark, where it has one. */
    tooth: z.number().int().nullable(),
    /** What was prescribed otherwise than before, tooth by tooth. */
    works: z.array(PrescriptionChange),
    /** How many files a worker is done with. */
    count: z.number().int().nullable(),
  })
  .meta({ id: 'CaseEntry' });
export type CaseEntry = z.output<typeof CaseEntry>;

/** Somebody who has done something with a case. */
export const CaseVisitor = z
  .object({
    userCode: AnsweredId,
    name: z.string(),
    /** Within the last 30 days; null for one who has not. */
    lastOpenedAt: z.string().nullable(),
  })
  .meta({ id: 'CaseVisitor' });
export type CaseVisitor = z.output<typeof CaseVisitor>;
