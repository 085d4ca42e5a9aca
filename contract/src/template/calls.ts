import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { orNone } from '../core/or-none.ts';
import { line } from '../core/text.ts';
import { Template, TemplateWork } from './model.ts';

const organizationTypes = [ORGANIZATION_TYPE.clinic] as const;
const feature = 'TREATMENTS';

export const listTemplates = defineCall({
  path: 'template/list',
  method: 'POST',
  access: 'case:record:read',
  summary: "The caller's templates, those of dentists the caller acts for, and those that colleagues share.",
  input: z.strictObject({}),
  output: z.object({ list: z.array(Template) }),
  feature,
  organizationTypes,
});

export const saveTemplate = defineCall({
  path: 'template/save',
  method: 'POST',
  body: 'json',
  access: 'case:template:save',
  summary: 'Keeps a work under a name, to be put on other teeth, or changes one that is the caller’s.',
  input: z.strictObject({
    templateId: z.uuid().optional(),
    name: line(64),
    dentistId: orNone(z.uuid()),
    isShared: z.boolean(),
    work: TemplateWork,
  }),
  output: Template,
  fails: ['notFound', 'nameMissing', 'tooManyTemplates', 'invalidInput'],
  mutates: true,
  feature,
  organizationTypes,
});

export const deleteTemplate = defineCall({
  path: 'template/delete',
  method: 'POST',
  access: 'case:template:save',
  summary: 'Deletes a template that is the caller’s, for those too it was shared with.',
  input: z.strictObject({ templateId: z.uuid() }),
  output: z.object({}),
  fails: ['notFound'],
  mutates: true,
  feature,
  organizationTypes,
});
