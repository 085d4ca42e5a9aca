import { z } from 'zod';
import { Gender } from '../account/model.ts';
import { AnsweredId } from '../core/answered-id.ts';

export const Member = z
  .object({
    userCode: AnsweredId,
    loginAccount: z.string(),
    displayName: z.string(),
    email: z.string(),
    phone: z.string(),
    gender: Gender.nullable(),
    status: z.number().int(),
    role: z.object({ roleId: AnsweredId, code: z.string(), name: z.string(), isAdministrator: z.boolean() }),
    /** Whether the caller's own role reaches as far as this member's: only then can the member be edited or disabled. */
    canManage: z.boolean(),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Member' });
export type Member = z.output<typeof Member>;

/** Somebody who asked to join the organization and waits for an answer. */
export const JoinRequest = z
  .object({
    requestId: AnsweredId,
    displayName: z.string(),
    email: z.string(),
    askedAt: z.string(),
    expiresAt: z.string(),
    version: z.number().int(),
  })
  .meta({ id: 'JoinRequest' });
export type JoinRequest = z.output<typeof JoinRequest>;

/** What somebody invited reads before joining. */
export const Invitation = z.object({
  organization: z.string(),
  organizationType: z.number().int(),
  /** Nobody where the inviter has left since. */
  invitedBy: z.string().nullable(),
  email: z.string(),
  role: z.object({
    code: z.string(),
    name: z.string(),
    scope: z.enum(['organization', 'own']),
    permissions: z.array(z.string()),
  }),
  expiresAt: z.string(),
});
export type Invitation = z.output<typeof Invitation>;
