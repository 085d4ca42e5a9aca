import { z } from 'zod';
import { Gender } from '../account/model.ts';

export const Member = z.object({
  userCode: z.uuid(),
  loginAccount: z.string(),
  displayName: z.string(),
  email: z.string(),
  phone: z.string(),
  gender: Gender.nullable(),
  status: z.number().int(),
  role: z.object({ roleId: z.uuid(), code: z.string(), name: z.string(), isAdministrator: z.boolean() }),
  /** Whether the caller's own role reaches as far as this member's: only then can the member be edited or disabled. */
  canManage: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Member = z.output<typeof Member>;
