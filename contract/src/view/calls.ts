import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { VIEW_LISTS } from '@archway/rules/views';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { line } from '../core/text.ts';
import { CaseViewSettings, OrderViewSettings, View } from './model.ts';

const organizationTypes = [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab] as const;

export const listViews = defineCall({
  path: 'view/list',
  method: 'POST',
  access: 'case:record:read',
  summary: "The caller's views of a list, and those that colleagues share.",
  input: z.strictObject({ list: z.enum(VIEW_LISTS) }),
  output: z.object({ list: z.array(View) }),
  organizationTypes,
});

export const saveView = defineCall({
  path: 'view/save',
  method: 'POST',
  access: 'case:record:read',
  summary: "Keeps filters, columns and order of a list under a name, or changes one of the caller's views.",
  input: z.strictObject({
    viewId: z.uuid().optional(),
    list: z.enum(VIEW_LISTS),
    name: line(64),
    isShared: z.boolean(),
    /** Those of the list. */
    settings: z.union([CaseViewSettings, OrderViewSettings]),
  }),
  output: View,
  /** A colleague's view is seen, and not found here. */
  fails: ['notFound', 'nameMissing', 'tooManyViews', 'invalidInput'],
  mutates: true,
  organizationTypes,
});

export const deleteView = defineCall({
  path: 'view/delete',
  method: 'POST',
  access: 'case:record:read',
  summary: "Deletes one of the caller's views, for those too it was shared with.",
  input: z.strictObject({ viewId: z.uuid() }),
  output: z.object({}),
  fails: ['notFound'],
  mutates: true,
  organizationTypes,
});
