import { LANGUAGES } from '@archway/rules/languages';
import { INVITATION_MESSAGE } from '@archway/rules/invitations';
import { z } from 'zod';
import { Gender } from '../account/model.ts';
import { defineCall } from '../core/call.ts';
import { Email } from '../core/email.ts';
import { ItemIds, ItemResults } from '../core/items.ts';
import { PageInput, pageOf, sortedBy } from '../core/paging.ts';
import { Phone } from '../core/phone.ts';
import { line, lines } from '../core/text.ts';
import { OneTimeSign, Password, Tokens } from '../session/model.ts';
import { Invitation, JoinRequest, Member } from './model.ts';

export const listByPage = defineCall({
  path: 'user/listByPage',
  method: 'POST',
  access: 'member:record:read',
  summary: "The organization's members, newest first.",
  input: z.strictObject({
    ...PageInput,
    keyword: line(64).optional(),
    status: z.number().int().min(0).max(2).optional(),
    roleCode: z.string().trim().min(1).max(64).optional(),
    sort: sortedBy('displayName'),
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
  summary: "Lets a disabled member sign in again; an administrator only with an administrator's password.",
  input: z.strictObject({ userCode: z.uuid() }),
  output: Member,
  fails: ['notFound', 'conflict', 'exceedsOwnPermissions'],
  mutates: true,
  readsRights: true,
});

export const disable = defineCall({
  path: 'user/disable',
  method: 'POST',
  access: 'member:record:disable',
  summary:
    "Shuts a member out and ends the sessions; neither oneself nor the last administrator, and an administrator only with an administrator's password.",
  input: z.strictObject({ userCode: z.uuid() }),
  output: Member,
  fails: ['notFound', 'conflict', 'lastAdministrator', 'exceedsOwnPermissions'],
  mutates: true,
  readsRights: true,
});

/** What only an invitation has; a member changes these without an administrator. */
const INVITING = ['email', 'language', 'message'] as const;
/** What an invitation cannot do without. */
const NEEDED = ['email', 'roleId'] as const;

export const saveMember = defineCall({
  path: 'user/save_or_update',
  method: 'POST',
  access: 'member:record:save',
  summary:
    'Invites somebody by mail (address and role) or, with a userCode, edits a member; fields left out stay as they are.',
  input: z
    .strictObject({
      userCode: z.uuid().optional(),
      email: Email.optional(),
      roleId: z.uuid().optional(),
      displayName: line(64).min(1).optional(),
      phone: Phone.optional(),
      gender: Gender.optional(),
      /** Of the mail, and of the new member's pages. */
      language: z.enum(LANGUAGES).optional(),
      /** A few words to the invited. */
      message: lines(INVITATION_MESSAGE).optional(),
    })
    .superRefine((input, context) => {
      const wrong =
        input.userCode === undefined
          ? NEEDED.filter((field) => input[field] === undefined)
          : INVITING.filter((field) => input[field] !== undefined);
      for (const field of wrong) context.addIssue({ code: 'custom', path: [field] });
    }),
  output: Member,
  fails: [
    'notFound',
    'addressTaken',
    'invitationLimit',
    'tooMany',
    'exceedsOwnPermissions',
    'ownRole',
    'lastAdministrator',
  ],
  mutates: true,
  needsCompleteOrganization: true,
  limits: { perAccount: { calls: 120, seconds: 3_600 } },
});

export const resendInvitation = defineCall({
  path: 'user/resendInvitation',
  method: 'POST',
  access: 'member:record:save',
  summary:
    'Mails an invitation again to somebody who has not followed it, with a new link in place of the old.',
  input: z.strictObject({ userCode: z.uuid() }),
  output: Member,
  fails: ['notFound', 'conflict', 'exceedsOwnPermissions', 'invitationLimit', 'tooMany'],
  mutates: true,
  needsCompleteOrganization: true,
  limits: { perAccount: { calls: 120, seconds: 3_600 } },
});

export const queryInvitation = defineCall({
  path: 'user/queryInvitation',
  method: 'POST',
  access: 'public',
  summary: 'Who invites, to which organization, in which role; the invitation stays unused.',
  input: z.strictObject({ sign: OneTimeSign }),
  output: Invitation,
  fails: ['linkExpire'],
  limits: { perAddress: { calls: 60, seconds: 60 } },
});

export const join = defineCall({
  path: 'user/join',
  method: 'POST',
  access: 'public',
  summary: 'Accepts an invitation with a name, a first password and the agreements (comma-joined); signs in.',
  input: z.strictObject({
    sign: OneTimeSign,
    displayName: line(64).min(1),
    password: Password,
    /** All that must be agreed to, in their current version. */
    agreementType: z.string().max(128),
  }),
  output: Tokens,
  fails: ['linkExpire', 'passwordRefused', 'invalidInput', 'accountDisabled', 'noVerifyEmail'],
  limits: { perAddress: { calls: 30, seconds: 60 } },
});

export const askToJoin = defineCall({
  path: 'user/askToJoin',
  method: 'POST',
  access: 'public',
  summary:
    "Asks the administrators of a colleague's organization to be let in, for 14 days; answers alike whatever is typed.",
  input: z.strictObject({
    /** The address of somebody who works there. */
    colleague: Email,
    displayName: line(64).min(1),
    email: Email,
  }),
  output: z.object({}),
  limits: { perAddress: { calls: 5, seconds: 3_600 } },
});

/** A request as the caller saw it: another version means that it was answered or asked anew. */
const seenRequest = { requestId: z.uuid(), version: z.number().int().min(1) };

export const listJoinRequests = defineCall({
  path: 'user/listJoinRequests',
  method: 'POST',
  access: 'member:record:save',
  summary: 'Those who asked to join and wait for an answer, the newest first.',
  input: z.strictObject(PageInput),
  output: pageOf(JoinRequest),
  fails: ['invalidInput'],
});

export const acceptJoinRequest = defineCall({
  path: 'user/acceptJoinRequest',
  method: 'POST',
  access: 'member:record:save',
  summary: 'Invites somebody who asked to join, with a role, as any other invitation does.',
  input: z.strictObject({ ...seenRequest, roleId: z.uuid() }),
  output: Member,
  fails: [
    'notFound',
    'joinRequestAnswered',
    'addressTaken',
    'invitationLimit',
    'tooMany',
    'exceedsOwnPermissions',
  ],
  mutates: true,
  needsCompleteOrganization: true,
  limits: { perAccount: { calls: 120, seconds: 3_600 } },
});

export const declineJoinRequest = defineCall({
  path: 'user/declineJoinRequest',
  method: 'POST',
  access: 'member:record:save',
  summary: 'Declines a request to join. Who asked is told by mail.',
  input: z.strictObject(seenRequest),
  output: z.object({}),
  fails: ['notFound', 'joinRequestAnswered'],
  mutates: true,
  limits: { perAccount: { calls: 120, seconds: 3_600 } },
});

export const deleteMembers = defineCall({
  path: 'user/delByIds',
  method: 'POST',
  access: 'member:record:delete',
  summary: 'Deletes members and ends their sessions; neither oneself nor the last administrator.',
  input: z.strictObject({ ids: ItemIds }),
  output: ItemResults,
  mutates: true,
  needsIdentity: 'administrator',
});

export const resetPass = defineCall({
  path: 'user/resetPass',
  method: 'POST',
  access: 'member:password:reset',
  summary: "Takes a member's password away, ends sessions and links, and mails a link to set a new one.",
  input: z.strictObject({
    userCode: z.uuid(),
    /** The account may have been in other hands: its passkeys go too. */
    mayBeStolen: z.boolean().default(false),
  }),
  output: z.object({}),
  fails: ['notFound', 'cannotTargetSelf', 'conflict', 'exceedsOwnPermissions', 'tooMany'],
  mutates: true,
  needsIdentity: 'administrator',
});
