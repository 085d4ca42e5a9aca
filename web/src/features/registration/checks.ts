import type { AppConfig } from '@archway/contract/app-config/model';
import type { TextKey } from '@archway/locales/keys';
import { isEmailAddress, LONGEST_EMAIL } from '@archway/rules/email-addresses';
import { REGISTER_VERSION } from '@archway/rules/organization-completeness';
import { checkPassword } from '@archway/rules/password';
import { isPhoneNumber } from '@archway/rules/phone-numbers';
import { AGREEMENTS, type Agreement, type Draft, type Secret } from './draft.ts';
import type { Step } from './steps.ts';

/** The fields of each step, in the order in which somebody comes by them. */
export const FIELDS = {
  way: ['way'],
  region: ['region', 'isRegionUnderstood'],
  organization: [
    'logo',
    'name',
    'timeZone',
    'country',
    'state',
    'city',
    'postalCode',
    'street',
    'district',
    'representativeName',
    'phone',
    'representativeEmail',
    'businessLicenseCode',
    'businessLicenseFile',
  ],
  account: ['displayName', 'email', 'password', 'repeated'],
  agreements: AGREEMENTS,
} as const satisfies Record<Step, readonly string[]>;
export type Field = (typeof FIELDS)[Step][number];

/** What is wrong, as a text; a field that is too long says so by itself. */
export type Problems = Partial<Record<Field, TextKey | 'tooLong'>>;

/** Everything the checks need to know. */
export interface Form {
  draft: Draft;
  secret: Secret;
  config: Pick<AppConfig, 'agreement' | 'region' | 'registerShowVersion'>;
  /** Files on their way to the store. */
  sending: readonly ('logo' | 'businessLicenseFile')[];
}

/** What a text may be at most, as the server has it. */
export const MAX_LENGTH = {
  name: 64,
  state: 64,
  city: 64,
  district: 64,
  street: 128,
  postalCode: 64,
  representativeName: 64,
  phone: 64,
  representativeEmail: LONGEST_EMAIL,
  businessLicenseCode: 64,
  displayName: 64,
  email: LONGEST_EMAIL,
} as const;

const CHECKS: Record<Step, (form: Form) => Problems> = {
  way: ({ draft }) =>
    draft.way === '' ? { way: draft.isInvited ? 'register.invitation.missing' : 'register.way.missing' } : {},
  region: checkRegion,
  organization: (form) => ({
    ...checkOrganization(form.draft),
    ...(asksLicense(form.config) ? checkLicense(form.draft) : {}),
    ...Object.fromEntries(form.sending.map((file) => [file, 'register.file.wait'])),
  }),
  account: checkAccount,
  agreements: ({ draft, config }) =>
    Object.fromEntries(
      AGREEMENTS.filter((name) => !isTicked(draft, config, name)).map((name) => [
        name,
        'register.agreements.missing',
      ]),
    ),
};

export const problemsOf = (step: Step, form: Form): Problems => CHECKS[step](form);

export const isComplete = (step: Step, form: Form): boolean =>
  Object.keys(problemsOf(step, form)).length === 0;

/** The longer form: with the license, and whom to ask. */
export const asksLicense = ({ registerShowVersion }: Pick<AppConfig, 'registerShowVersion'>): boolean =>
  registerShowVersion === REGISTER_VERSION.withLicense;

export const isTicked = (draft: Draft, config: Pick<AppConfig, 'agreement'>, name: Agreement): boolean =>
  draft.ticked[name] !== undefined &&
  draft.ticked[name] !== '' &&
  draft.ticked[name] === versionOf(config, name);

/** The version of a text today; a site that names none has one all the same. */
export const versionOf = ({ agreement }: Pick<AppConfig, 'agreement'>, name: Agreement): string =>
  agreement[name]?.version ?? '1';

function checkRegion({ draft, config }: Form): Problems {
  return {
    ...(draft.region === config.region ? {} : { region: 'register.region.missing' }),
    ...(draft.isRegionUnderstood ? {} : { isRegionUnderstood: 'register.region.notUnderstood' }),
  };
}

function checkOrganization({ name, address: { country, ...places } }: Draft): Problems {
  return {
    ...textProblem('name', name, 'organization.nameMissing'),
    ...(country === '' ? { country: 'register.countryMissing' as const } : {}),
    ...textProblem('state', places.state),
    ...textProblem('city', places.city, 'register.cityMissing'),
    ...textProblem('district', places.district),
    ...textProblem('street', places.street, 'register.streetMissing'),
    ...textProblem('postalCode', places.postalCode),
  };
}

function checkLicense(draft: Draft): Problems {
  return {
    ...textProblem('representativeName', draft.representativeName, 'register.representativeMissing'),
    ...phoneProblem(draft.phone),
    ...emailProblem('representativeEmail', draft.representativeEmail),
    ...textProblem('businessLicenseCode', draft.businessLicenseCode, 'register.licenseMissing'),
    ...(draft.businessLicenseFile === null
      ? { businessLicenseFile: 'register.licenseFileMissing' as const }
      : {}),
  };
}

function checkAccount({ draft, secret: { password, repeated } }: Form): Problems {
  const isUsable = checkPassword(password).broken.length === 0;
  return {
    ...textProblem('displayName', draft.displayName, 'account.displayNameMissing'),
    ...emailProblem('email', draft.email),
    ...(isUsable ? {} : { password: password === '' ? 'ui.password.missing' : 'ui.password.invalid' }),
    ...(repeated === password && repeated !== ''
      ? {}
      : { repeated: repeated === '' ? 'ui.password.missing' : 'ui.password.different' }),
  };
}

/** Wrong when it is too long, or empty although somebody has words for that. */
function textProblem(field: keyof typeof MAX_LENGTH, text: string, missing?: TextKey): Problems {
  if (text.length > MAX_LENGTH[field]) return { [field]: 'tooLong' };
  return missing !== undefined && text.trim() === '' ? { [field]: missing } : {};
}

function phoneProblem(text: string): Problems {
  if (text.trim() === '') return { phone: 'register.phoneMissing' };
  return isPhoneNumber(text.trim()) ? {} : { phone: 'organization.phoneInvalid' };
}

function emailProblem(field: 'email' | 'representativeEmail', text: string): Problems {
  if (text.length > MAX_LENGTH[field]) return { [field]: 'tooLong' };
  return isEmailAddress(text.trim()) ? {} : { [field]: 'accountEmail.invalid' };
}
