import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { isDiameter, KIT_LENGTHS } from '@archway/rules/treatment/implant-kits';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { line } from '../core/text.ts';
import { OwnImplantKit } from './model.ts';

const organizationTypes = [ORGANIZATION_TYPE.clinic] as const;

export const listImplantKits = defineCall({
  path: 'implantKit/list',
  method: 'POST',
  access: 'case:record:read',
  summary: "The clinic's own implant kits, without the seeded ones.",
  input: z.strictObject({}),
  output: z.object({ list: z.array(OwnImplantKit) }),
  organizationTypes,
});

export const saveImplantKit = defineCall({
  path: 'implantKit/save',
  method: 'POST',
  access: 'case:record:save',
  summary: "Adds an implant kit to the clinic's own. One that is there already is answered as it is.",
  input: z.strictObject({
    manufacturer: line(KIT_LENGTHS.manufacturer).min(1),
    system: line(KIT_LENGTHS.system).min(1),
    /** In mm, with a point and no needless zeros: `4.1`. */
    diameter: z.string().refine(isDiameter),
  }),
  output: OwnImplantKit,
  fails: ['tooManyImplantKits', 'implantKitIsSeeded'],
  mutates: true,
  organizationTypes,
});

export const deleteImplantKit = defineCall({
  path: 'implantKit/delete',
  method: 'POST',
  access: 'case:record:save',
  summary: "Takes an implant kit from the clinic's own. Prescriptions that name it keep its words.",
  input: z.strictObject({ kitId: z.uuid() }),
  output: z.object({}),
  fails: ['notFound'],
  mutates: true,
  organizationTypes,
});
