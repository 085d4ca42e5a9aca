import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { PageInput, pageOf } from '../core/paging.ts';
import { Member } from './model.ts';

export const listByPage = defineCall({
  path: 'user/listByPage',
  method: 'POST',
  access: 'member:record:read',
  summary: "The organization's members, newest first.",
  input: z.strictObject({
    ...PageInput,
    keyword: z.string().trim().max(64).optional(),
    status: z.number().int().min(0).max(2).optional(),
  }),
  output: pageOf(Member),
  fails: ['invalidInput'],
});

export const getUserDetail = defineCall({
  path: 'user/getUserDetail',
  method: 'POST',
  access: 'member:record:read',
  summary: 'One member of the organization.',
  input: z.strictObject({ userCode: z.uuid() }),
  output: Member,
  fails: ['notFound'],
});

export const enable = defineCall({
  path: 'user/enable',
  method: 'POST',
  access: 'member:record:enable',
  summary: 'Lets a disabled member sign in again.',
  input: z.strictObject({ userCode: z.uuid() }),
  output: Member,
  fails: ['notFound', 'conflict'],
  mutates: true,
});

export const disable = defineCall({
  path: 'user/disable',
  method: 'POST',
  access: 'member:record:disable',
  summary: 'Shuts a member out and ends the sessions; neither oneself nor the last administrator.',
  input: z.strictObject({ userCode: z.uuid() }),
  output: Member,
  fails: ['notFound', 'conflict', 'lastAdministrator'],
  mutates: true,
});
