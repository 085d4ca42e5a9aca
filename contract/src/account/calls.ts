import { z } from 'zod';
import { ACCOUNT_NAME } from '@archway/rules/account-names';
import { THEME_CHOICES } from '@archway/rules/display';
import { LANGUAGES } from '@archway/rules/languages';
import { defineCall } from '../core/call.ts';
import { Email } from '../core/email.ts';
import { Phone } from '../core/phone.ts';
import { line } from '../core/text.ts';
import { Password, OneTimeSign, Tokens } from '../session/model.ts';
import { AGREEMENT_TYPES, Gender, MessageReceivingType, UserInfo } from './model.ts';
import { Preference, PreferenceChange } from './preference.ts';

const Done = z.object({});
const AccountName = z.string().trim().regex(ACCOUNT_NAME);
/**
 * The session goes on with these: the tokens it was asked with are over. Not marked as mutating, since the answers of
 * mutations are kept for their repetition, and these are secret.
 */
const NewTokens = Tokens.partial();

export const info = defineCall({
  path: 'user/info',
  method: 'POST',
  access: 'session',
  summary: 'The caller: profile, organization, role, features and permissions.',
  input: z.strictObject({}),
  output: UserInfo,
  duringForcedChange: true,
  readsRights: true,
});

export const update = defineCall({
  path: 'user/update',
  method: 'POST',
  access: 'session',
  summary: "Changes the caller's own profile; fields left out stay as they are.",
  input: z.strictObject({
    displayName: line(64).min(1).optional(),
    nickname: line(64).optional(),
    gender: Gender.optional(),
    phone: Phone.optional(),
    language: z.enum(LANGUAGES).optional(),
    /** `system` forgets the choice. */
    theme: z.enum(THEME_CHOICES).optional(),
    messageReceivingType: MessageReceivingType.optional(),
  }),
  output: UserInfo,
  mutates: true,
});

export const setToothNumberingSystem = defineCall({
  path: 'user/setToothNumberingSystem',
  method: 'POST',
  access: 'session',
  summary: 'How the caller reads tooth numbers; any value but universal means FDI.',
  input: z.strictObject({ toothNumberingSystem: z.string().max(64) }),
  output: UserInfo,
  mutates: true,
});

export const savePreference = defineCall({
  path: 'user/savePreference',
  method: 'POST',
  access: 'session',
  summary: "Keeps the caller's choices about lists, exports and keys; fields left out stay as they are.",
  body: 'json',
  input: PreferenceChange,
  output: Preference,
  mutates: true,
});

export const editUsername = defineCall({
  path: 'user/edit_username',
  method: 'POST',
  access: 'session',
  summary: "Changes the caller's account name, which is possible once.",
  input: z.strictObject({
    username: AccountName,
  }),
  output: Done,
  fails: ['accountAlreadyRenamed', 'accountNameTaken'],
  mutates: true,
  needsIdentity: 'own',
  limits: { perAccount: { calls: 10, seconds: 3_600 } },
});

export const editAvatar = defineCall({
  path: 'user/edit_avatar',
  method: 'POST',
  access: 'session',
  summary: "Sets the caller's picture to an uploaded file of kind avatar; an empty one takes it away.",
  input: z.strictObject({ avatar: z.union([z.literal(''), z.uuid()]) }),
  output: UserInfo,
  fails: ['notFound', 'resourceIsBeingPrepared', 'processingFailed'],
  mutates: true,
});

export const checkUsernameExist = defineCall({
  path: 'user/checkUsernameExist',
  method: 'POST',
  access: 'session',
  summary: 'Whether somebody at this site has an account name, before the own one is changed to it.',
  input: z.strictObject({ username: AccountName }),
  output: z.object({ exists: z.boolean() }),
  limits: { perAccount: { calls: 10, seconds: 3_600 } },
});

export const participateImprovementPlan = defineCall({
  path: 'user/participateImprovementPlan',
  method: 'POST',
  access: 'session',
  summary: 'The caller takes part in the improvement plan, by the current version of its text.',
  input: z.strictObject({}),
  output: UserInfo,
  mutates: true,
});

export const cancelParticipateImprovementPlan = defineCall({
  path: 'user/cancelParticipateImprovementPlan',
  method: 'POST',
  access: 'session',
  summary: 'The caller no longer takes part in the improvement plan.',
  input: z.strictObject({}),
  output: UserInfo,
  mutates: true,
});

export const editEmail = defineCall({
  path: 'user/edit_email',
  method: 'POST',
  access: 'session',
  summary:
    'Sends a confirmation to a new address; the old one stays until then, is told, and can undo it for 7 days.',
  input: z.strictObject({ email: Email }),
  output: Done,
  fails: ['tooMany'],
  mutates: true,
  needsIdentity: 'own',
  limits: { perAccount: { calls: 5, seconds: 3_600 } },
});

export const resendEmailConfirm = defineCall({
  path: 'user/email/resendConfirm',
  method: 'POST',
  access: 'session',
  summary: 'Repeats the mail that confirms a new address.',
  input: z.strictObject({}),
  output: Done,
  fails: ['notFound', 'tooMany'],
  mutates: true,
  needsIdentity: 'own',
  limits: { perAccount: { calls: 5, seconds: 3_600 } },
});

export const confirmEmail = defineCall({
  path: 'user/email.confirm',
  method: 'POST',
  access: 'public',
  summary:
    'Confirms the address a mailed sign was sent to: activates an account, with its password, or completes a change of address.',
  input: z.strictObject({ sign: OneTimeSign, password: Password.optional() }),
  /** The account's address, for whoever has given its password; the form to sign in begins with it. */
  output: z.object({ account: z.string().optional() }),
  fails: ['linkExpire', 'wrongCredentials'],
  limits: { perAddress: { calls: 30, seconds: 60 } },
});

export const queryEmailSign = defineCall({
  path: 'user/email/querySign',
  method: 'POST',
  access: 'public',
  summary: 'What a mailed sign about an address is for, and the address, masked; uses nothing up.',
  input: z.strictObject({ sign: OneTimeSign }),
  output: z.object({ kind: z.enum(['activate', 'confirmEmail', 'undoEmail']), email: z.string() }),
  fails: ['linkExpire'],
  limits: { perAddress: { calls: 60, seconds: 60 } },
});

export const undoEmail = defineCall({
  path: 'user/email/undo',
  method: 'POST',
  access: 'public',
  summary:
    'Gives an account its former address back, ends its sessions and links and takes its password away; a new one is set by mail.',
  input: z.strictObject({ sign: OneTimeSign }),
  output: Done,
  fails: ['linkExpire'],
  limits: { perAddress: { calls: 30, seconds: 60 } },
});

export const resendActivate = defineCall({
  path: 'user/resend_activate',
  method: 'POST',
  access: 'public',
  summary: 'Repeats the activation mail; answers alike for unknown and for active accounts.',
  input: z.strictObject({ account: z.string().trim().min(1).max(128) }),
  output: Done,
  limits: { perAddress: { calls: 10, seconds: 3_600 } },
});

export const findSite = defineCall({
  path: 'site/find',
  method: 'POST',
  access: 'public',
  summary: 'Has an address told by mail whether it has an account at this site; answers alike for all.',
  input: z.strictObject({ email: Email }),
  output: Done,
  limits: { perAddress: { calls: 10, seconds: 3_600 } },
});

export const getChangePassEmail = defineCall({
  path: 'user/getChangePassEmail',
  method: 'POST',
  access: 'session',
  summary: "The caller's address, masked, to which password mails go.",
  input: z.strictObject({}),
  output: z.object({ email: z.string() }),
});

export const changePass = defineCall({
  path: 'user/changePass',
  method: 'POST',
  access: 'session',
  summary:
    "Changes the caller's password, ends the other sessions and all links, and rotates this session's tokens.",
  input: z.strictObject({ oldPassword: Password, newPassword: Password }),
  output: NewTokens,
  fails: ['wrongCredentials', 'loginMoreFail', 'passwordRefused'],
});

export const forceChangePass = defineCall({
  path: 'user/forceChangePass',
  method: 'POST',
  access: 'session',
  summary: 'Sets a new password where one must be set before anything else.',
  input: z.strictObject({ newPassword: Password }),
  output: NewTokens,
  fails: ['passwordRefused', 'conflict'],
  duringForcedChange: true,
});

export const forgetPass = defineCall({
  path: 'user/forgetPass',
  method: 'POST',
  access: 'public',
  summary: 'Mails a link to set a new password; answers alike for unknown accounts.',
  input: z.strictObject({ account: z.string().trim().min(1).max(128) }),
  output: Done,
  limits: { perAddress: { calls: 10, seconds: 3_600 } },
});

export const forgetPassEmailConfirm = defineCall({
  path: 'user/forgetPassEmailConfirm',
  method: 'POST',
  access: 'public',
  summary: 'Tells whether a mailed sign still allows setting a password, and whose; uses nothing up.',
  input: z.strictObject({ sign: OneTimeSign }),
  output: z.object({
    account: z.string(),
    organization: z.string(),
    minutesLeft: z.number().int(),
  }),
  fails: ['linkExpire'],
  limits: { perAddress: { calls: 60, seconds: 60 } },
});

export const forgetPassResetPass = defineCall({
  path: 'user/forgetPassResetPass',
  method: 'POST',
  access: 'public',
  summary: 'Sets a new password with a mailed sign, once, and ends all sessions.',
  input: z.strictObject({ sign: OneTimeSign, password: Password }),
  output: Done,
  fails: ['linkExpire', 'passwordRefused'],
  limits: { perAddress: { calls: 30, seconds: 60 } },
});

export const queryUserAgreementReadLog = defineCall({
  path: 'user/queryUserAgreementReadLog',
  method: 'GET',
  access: 'session',
  summary: 'Which agreements the caller has accepted in their current version.',
  input: z.strictObject({}),
  output: z.array(z.object({ agreementType: z.enum(AGREEMENT_TYPES) })),
  fails: ['organizationClosing'],
  duringForcedChange: true,
});

export const saveUserAgreementReadLog = defineCall({
  path: 'user/saveUserAgreementReadLog',
  method: 'POST',
  access: 'session',
  summary: 'Records that the caller accepted agreements (comma-joined) in their current version.',
  input: z.strictObject({ agreementType: z.string().max(128) }),
  output: Done,
  fails: ['invalidInput'],
  mutates: true,
  duringForcedChange: true,
});
