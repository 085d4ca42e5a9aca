import { z } from 'zod';
import { LANGUAGES } from '@archway/rules/languages';
import { FEATURE_KEYS } from '@archway/rules/organization-types';
import { TOOTH_NUMBERING_SYSTEMS } from '@archway/rules/tooth-numbering';

export const Gender = z.union([z.literal(1), z.literal(2)]);
export const Theme = z.enum(['light', 'dark']);
export const MessageReceivingType = z.enum(['stationLetter', 'sms']);
export const AGREEMENT_TYPES = ['privacy', 'cookie', 'terms', 'processing', 'improvement'] as const;

export const UserInfo = z.object({
  userCode: z.uuid(),
  loginAccount: z.string(),
  displayName: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  gender: Gender.nullable(),
  phone: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
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
  forceChangePassword: z.boolean(),
  dentistSignature: z.string().nullable(),
  features: z.array(z.enum(FEATURE_KEYS)),
  permissions: z.array(z.string()),
});
export type UserInfo = z.output<typeof UserInfo>;
