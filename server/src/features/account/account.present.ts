import type { UserInfo } from '@archway/contract/account/model';
import { UserInfo as Shape } from '@archway/contract/account/model';
import { DEFAULT_PREFERENCE, PreferenceChange, type Preference } from '@archway/contract/account/preference';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { addressOf, pictureAddress } from '../file/public.ts';
import { findSignature, getAccount } from './account.repository.ts';

export interface PresentContext {
  tx: Tx;
  store: ObjectStore;
  caller: Caller;
}

/** The caller as `user/info` tells it, with where the pictures are read. */
export async function presentCaller({ tx, store, caller }: PresentContext): Promise<UserInfo> {
  const row = await getAccount(tx, caller);
  const preference = presentPreference(row.preference);
  const isClinic = row.org_type === ORGANIZATION_TYPE.clinic;
  const signature = isClinic ? await findSignature(tx, caller, preference.dentistSignature) : undefined;
  const picture = {
    name: row.picture_name ?? '',
    content_key: row.picture_key,
    content_type: row.picture_type,
  };
  return Shape.parse({
    userCode: row.user_code,
    loginAccount: row.login_account,
    displayName: row.display_name,
    nickname: row.nickname,
    avatar: await pictureAddress(picture, store),
    gender: row.gender,
    phone: row.phone,
    email: row.email,
    emailVerified: row.email_verified,
    accountRenamed: row.account_renamed,
    pendingEmail: row.pending_email,
    organization: { companyCode: row.org_id, name: row.org_name, type: row.org_type },
    // Both enumerations number the types alike; nobody without an organization has a session yet.
    userType: row.org_type,
    status: row.activation,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    role: { code: row.role_code, name: row.role_name, isAdministrator: row.is_administrator },
    messageReceivingType: row.message_receiving_type,
    toothNumberingSystem: row.tooth_numbering_system,
    language: row.language,
    theme: row.theme,
    preference,
    forceChangePassword: row.force_change_password,
    reviewPasskeys: row.review_passkeys,
    dentistSignature: signature === undefined ? null : await addressOf(signature, store),
    improvementPlan: row.improvement_version,
    features: row.features,
    permissions: caller.permissions,
  });
}

/** Choices never made, or made when there were others, are the usual ones. */
export function presentPreference(kept: unknown): Preference {
  const chosen = PreferenceChange.safeParse(kept);
  return { ...DEFAULT_PREFERENCE, ...definedOf(chosen.data ?? {}) };
}

const definedOf = (change: PreferenceChange): Partial<Preference> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** `a.keller@clinic.example` → `a•••••@clinic.example`. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}${'•'.repeat(5)}@${domain}`;
}
