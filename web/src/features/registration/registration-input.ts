import type { AppConfig } from '@archway/contract/app-config/model';
import type { InputOf } from '@archway/contract/core/call';
import type { companyRegist } from '@archway/contract/organization/calls';
import type { Language } from '@archway/rules/languages';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { asksLicense } from './checks.ts';
import type { Draft, Secret } from './draft.ts';

const NOTHING_ASKED = { businessLicenseCode: '', representativeName: '', phone: '', representativeEmail: '' };

/** A complete form as the call takes it. What the shorter form does not ask for is not sent, though it was typed once. */
export function inputOf(
  draft: Draft,
  { password }: Secret,
  config: Pick<AppConfig, 'region' | 'registerShowVersion'>,
  language: Language,
): InputOf<typeof companyRegist> {
  const { businessLicenseCode, representativeName, phone, representativeEmail } = draft;
  const isLong = asksLicense(config);
  return {
    type: ORGANIZATION_TYPE[draft.way === 'lab' ? 'lab' : 'clinic'],
    email: draft.email.trim(),
    displayName: draft.displayName,
    password,
    language,
    name: draft.name,
    address: draft.address,
    timeZone: draft.timeZone,
    region: config.region,
    ...(isLong
      ? { businessLicenseCode, representativeName, phone, representativeEmail: representativeEmail.trim() }
      : NOTHING_ASKED),
    invitation: draft.isInvited ? draft.invitation : '',
    ticket: draft.ticket,
    logo: draft.logo?.fileId ?? '',
    businessLicenseFile: (isLong ? draft.businessLicenseFile?.fileId : undefined) ?? '',
    privacy: true,
    cookie: true,
    terms: true,
  };
}
