import { THEMES } from '@archway/rules/display';
import { z } from 'zod';
import { Preference } from './preference.ts';
import { LANGUAGES } from '@archway/rules/languages';
import { MESSAGE_RECEIVING_TYPES } from '@archway/rules/notice-events';
import { FEATURE_KEYS } from '@archway/rules/organization-types';
import { TOOTH_NUMBERING_SYSTEMS } from '@archway/rules/tooth-numbering';

/** How long the old address can take a change of the address back. */
export const UNDO_EMAIL_DAYS = 7;

export const GENDER = { male: 1, female: 2 } as const;
export const AGREEMENT_TYPES = ['privacy', 'cookie', 'terms', 'processing', 'improvement'] as const;
/** What every member agrees to before working here. */
export const REQUIRED_AGREEMENTS = ['privacy', 'cookie', 'terms'] as const;

export const Gender = z.literal(Object.values(GENDER)).meta({ id: 'Gender' });
export const Theme = z.enum(THEMES).meta({ id: 'Theme' });
export const MessageReceivingType = z.enum(MESSAGE_RECEIVING_TYPES).meta({ id: 'MessageReceivingType' });

export const UserInfo = z
  .object({
    userCode: z.uuid(),
    loginAccount: z.string(),
    displayName: z.string(),
    nickname: z.string(),
    avatar: z.string().nullable(),
    gender: Gender.nullable(),
    phone: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    /** The account name was changed, which is possible once. */
    accountRenamed: z.boolean(),
    /** An address that was asked to confirm and has not yet; null when none was. */
    pendingEmail: z.string().nullable(),
    organization: z.object({ companyCode: z.uuid(), name: z.string(), type: z.number().int() }),
    userType: z.number().int(),
    /** 0 not activated, 1 activated, 2 disabled. */
    status: z.number().int(),
    createdAt: z.string(),
    updatedAt: z.string(),
    role: z.object({ code: z.string(), name: z.string(), isAdministrator: z.boolean() }),
    messageReceivingType: MessageReceivingType,
    toothNumberingSystem: z.enum(TOOTH_NUMBERING_SYSTEMS),
    language: z.enum(LANGUAGES),
    theme: Theme.nullable(),
    preference: Preference,
    forceChangePassword: z.boolean(),
    /** The account may have been in other hands: the passkeys it has are to be looked through. */
    reviewPasskeys: z.boolean(),
    dentistSignature: z.string().nullable(),
    /** The version of the improvement plan's text the member takes part by; null for those who do not. */
    improvementPlan: z.string().nullable(),
    features: z.array(z.enum(FEATURE_KEYS)),
    permissions: z.array(z.string()),
  })
  .meta({ id: 'UserInfo' });
export type UserInfo = z.output<typeof UserInfo>;
