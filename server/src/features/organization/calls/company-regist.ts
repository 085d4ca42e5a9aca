import { REQUIRED_AGREEMENTS } from '@archway/contract/account/model';
import type { ParsedInputOf } from '@archway/contract/core/call';
import { companyRegist as call } from '@archway/contract/organization/calls';
import { REGISTER_VERSION } from '@archway/rules/organization-completeness';
import type { Config } from '../../../platform/config/config.ts';
import { enqueueNow } from '../../../platform/jobs/enqueue.ts';
import { implementPrepared, type Tx } from '../../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { hashNewPassword, ownWordsOf } from '../../account/public.ts';
import { currentAgreements, registerVersion } from '../../app-config/public.ts';
import { isCountry } from '../../area/public.ts';
import { claimByTicket, foldedAddress, readInvitation } from '../../registration/public.ts';
import type { Wanted } from '../../file/public.ts';
import { answerRegistration } from '../jobs/answer-registration.ts';
import { insertRegistration } from '../registration.repository.ts';

type Form = ParsedInputOf<typeof call>;

/** What the longer form asks for beyond the shorter one. */
const WITH_LICENSE = [
  'businessLicenseCode',
  'businessLicenseFile',
  'representativeName',
  'phone',
  'representativeEmail',
] as const;

/**
 * Notes the form and nothing else: whether the address has an account only its mailbox can tell, and only a job looks.
 */
export const companyRegist = implementPrepared(
  call,
  ({ input, fail }) =>
    hashNewPassword(
      input.password,
      [],
      (problems) => fail('passwordRefused', { data: { problems } }),
      ownWordsOf({ login_account: input.displayName, email: input.email, organization: input.name }),
    ),
  async ({ input, tx, request, config, fail, audit }, passwordHash) => {
    const { appmanager } = request.info;
    const version = await registerVersion(tx, appmanager);
    const wrong = wrongFields(input, version, config);
    if (wrong.length > 0) return fail('invalidInput', { data: { fields: wrong } });
    const invitedWith = await invitationOf(tx, input, fail);
    await claimByTicket(tx, input.ticket, filesOf(input), fail);
    const current = await currentAgreements(tx, appmanager);
    const { type, email, displayName, language, address, ...form } = input;
    const requestId = await insertRegistration(tx, {
      type,
      email,
      displayName,
      language,
      passwordHash,
      address: request.address,
      invitedWith,
      profile: {
        name: form.name,
        address,
        timeZone: form.timeZone,
        region: form.region,
        businessLicenseCode: form.businessLicenseCode,
        representativeName: form.representativeName,
        phone: form.phone,
        representativeEmail: form.representativeEmail,
        registerVersion: version,
        logo: form.logo,
        businessLicenseFile: form.businessLicenseFile,
      },
      agreements: {
        language: request.language,
        accepted: REQUIRED_AGREEMENTS.map((agreementType) => ({
          agreementType,
          version: current[agreementType]?.version ?? '',
        })),
      },
    });
    await enqueueNow(tx, SITE_ORG_ID, answerRegistration, [{ requestId }]);
    audit({ object: requestId });
    return {};
  },
  { tenant: 'site' },
);

type Fail = (
  why: 'invalidInput' | 'noGetpartnerName' | 'invitationExpired',
  more?: { data: { fields: string[] } },
) => never;

/** Who invites decides the kind, and a mailed invitation is for its address alone. */
async function invitationOf(tx: Tx, { invitation, type, email }: Form, fail: Fail): Promise<Buffer | null> {
  if (invitation === '') return null;
  const read = await readInvitation(tx, invitation, fail);
  const wrong = [
    ...(read.type === type ? [] : ['type']),
    ...(read.email === null || foldedAddress(read.email) === foldedAddress(email) ? [] : ['email']),
  ];
  return wrong.length > 0 ? fail('invalidInput', { data: { fields: wrong } }) : read.hash;
}

function filesOf({ logo, businessLicenseFile }: Form): Wanted[] {
  const files: Wanted[] = [
    { fileId: logo, kind: 'organization' },
    { fileId: businessLicenseFile, kind: 'license' },
  ];
  return files.filter(({ fileId }) => fileId !== '');
}

function wrongFields(input: Form, version: number, { SITE_REGION }: Config): string[] {
  const { address, region } = input;
  const missing =
    version === REGISTER_VERSION.withLicense ? WITH_LICENSE.filter((field) => input[field] === '') : [];
  return [
    ...missing,
    ...(isCountry(address.country) ? [] : ['address.country']),
    ...(address.city === '' ? ['address.city'] : []),
    // The form was meant for the site of another region.
    ...(region === SITE_REGION ? [] : ['region']),
  ];
}
