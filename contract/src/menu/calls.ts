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
  readsRights: true,
});

export const listAllMenu = defineCall({
  path: 'permission/listAllMenu',
  method: 'POST',
  access: 'role:record:read',
  summary: "Every screen and button a role of the caller's organization can hold.",
  input: z.strictObject({}),
  output: z.array(MenuEntry),
});

export const listMenuByRole = defineCall({
  path: 'permission/listMenuByRole',
  method: 'POST',
  access: 'role:record:read',
  summary: 'The screens and buttons one role holds.',
  input: z.strictObject({ roleId: z.uuid() }),
  output: z.array(MenuEntry),
  fails: ['notFound'],
});
