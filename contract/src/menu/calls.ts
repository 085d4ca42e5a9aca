import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { MenuEntry } from './model.ts';

export const listUserMenu = defineCall({
  path: 'permission/listUserMenu',
  method: 'GET',
  access: 'session',
  summary: "The caller's menu tree: screens become routes, buttons give permissions.",
  input: z.strictObject({}),
  output: z.array(MenuEntry),
  duringForcedChange: true,
});
