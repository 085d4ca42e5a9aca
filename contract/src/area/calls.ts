import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Area } from './model.ts';

export const listAreaByParentId = defineCall({
  path: 'area/listAreaByParentId',
  method: 'POST',
  access: 'public',
  summary:
    'Countries, the states of a country, the cities of a state; where none are known the field is free text.',
  input: z.strictObject({
    /** Empty for the countries, else the id of a country or a state; `DE.*` for all cities of a country. */
    parentId: z.string().max(16).default(''),
  }),
  output: z.object({ list: z.array(Area) }),
  limits: { perAddress: { calls: 120, seconds: 60 } },
});
