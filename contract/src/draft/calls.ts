import { DRAFT_KINDS, MAX_DRAFT_LENGTH } from '@archway/rules/drafts';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { line, lines } from '../core/text.ts';
import { Draft } from './model.ts';

/** The form of a new thing has no subject, that of another one its id. */
const About = { kind: z.enum(DRAFT_KINDS), subject: line(64) };

export const getDraft = defineCall({
  path: 'draft/get',
  method: 'POST',
  access: 'session',
  summary: 'What the caller has typed into a form and not saved yet. Nobody else reads it.',
  input: z.strictObject(About),
  output: z.object({ draft: Draft.nullable() }),
});

export const saveDraft = defineCall({
  path: 'draft/save',
  method: 'POST',
  access: 'session',
  summary: 'Keeps what was typed. What another tab has saved since is not overwritten unknowingly.',
  input: z.strictObject({
    ...About,
    body: lines(MAX_DRAFT_LENGTH).min(1),
    /** The one it goes on from; 0 where there was none. */
    version: z.number().int().min(0),
  }),
  output: Draft.omit({ body: true }),
  fails: ['conflict'],
  mutates: true,
});

export const dropDraft = defineCall({
  path: 'draft/drop',
  method: 'POST',
  access: 'session',
  summary: 'Forgets what was typed, because it was saved or is not wanted.',
  input: z.strictObject(About),
  output: z.object({ dropped: z.boolean() }),
  mutates: true,
});
