import { REGISTER_VERSION } from '@archway/rules/organization-completeness';
import { DEFAULT_ROLES } from '@archway/rules/organization-types';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Config } from '../../../platform/config/config.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import { hasMailsLeft } from '../../../platform/mail/mails-left.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { addressInUseMail, mailActivation, saveAcceptances } from '../../account/public.ts';
import { adoptFile, findSentFile, type SentFile } from '../../registration/public.ts';
import { isAddressTaken } from '../../session/public.ts';
import { createOrganization } from '../organization.repository.ts';
import { saveOrganization } from '../profile.repository.ts';
import { inNewOrganization, takeRegistration, type Registration } from '../registration.repository.ts';

/** Whoever registers in somebody else's name must not fill that mailbox. */
const MOST_MAILS_AN_HOUR = 3;

/**
 * Makes the organization, or tells the holder of the address that there is an account. All of it is one transaction,
 * the form's removal included. Should two forms with one address meet, the second run fails on the unique address, is
 * repeated, and finds the account.
 */
export const answerRegistration = defineJob({
  name: 'organization.answerRegistration',
  input: z.object({ requestId: z.uuid() }),
  async run({ input: { requestId }, inTenant, config, store }) {
    await inTenant(async (tx) => {
      const registration = await takeRegistration(tx, requestId);
      if (registration === undefined) return;
      if (await isAddressTaken(tx, registration.email)) await tellHolder(tx, config, requestId, registration);
      else await makeOrganization({ tx, config, store }, requestId, registration);
    });
  },
});

async function tellHolder(
  tx: Tx,
  config: Config,
  requestId: string,
  { email, language }: Registration,
): Promise<void> {
  if (!(await hasMailsLeft(tx, email, MOST_MAILS_AN_HOUR))) return;
  await queueMail(tx, SITE_ORG_ID, {
    key: `addressInUse:${requestId}`,
    to: email,
    language,
    template: addressInUseMail,
    params: {},
    link: `${config.PUBLIC_ORIGIN}/login`,
  });
}

async function makeOrganization(
  { tx, config, store }: { tx: Tx; config: Config; store: ObjectStore },
  requestId: string,
  registration: Registration & { at: Date },
): Promise<void> {
  // By the form's id, so that a repeated run copies its files to the same place.
  const [orgId, userCode] = [requestId, uuidv7()];
  const { type, email, language, passwordHash, displayName, profile, agreements, address, at, invitedWith } =
    registration;
  const files = await sentFiles(tx, profile);
  await inNewOrganization(tx, orgId, async (newTx) => {
    const licenseFileAsked = profile.registerVersion === REGISTER_VERSION.withLicense;
    await createOrganization(newTx, { orgId, type, ...profile, licenseFileAsked, invitedWith }, [
      {
        userCode,
        // It can be changed once, to a name that is no address.
        loginAccount: email,
        email,
        displayName,
        roleCode: DEFAULT_ROLES[type][0]?.code ?? '',
        language,
        passwordHash,
        isCast: false,
        isActive: false,
      },
    ]);
    await adoptFiles({ tx: newTx, store }, { orgId, userCode }, files);
    await saveAcceptances(newTx, { orgId, userCode }, agreements.accepted, {
      language: agreements.language,
      address,
      at,
    });
    await mailActivation({ tx: newTx, config }, { orgId, userCode, email, language }, requestId);
    await writeAudit(newTx, {
      call: 'company/companyRegist',
      actor: userCode,
      sessionId: null,
      address,
      object: orgId,
      detail: { type },
    });
  });
}

interface SentFiles {
  logo: SentFile | null;
  license: SentFile | null;
}

async function sentFiles(tx: Tx, { logo, businessLicenseFile }: Registration['profile']): Promise<SentFiles> {
  return {
    logo: logo === '' ? null : await findSentFile(tx, logo),
    license: businessLicenseFile === '' ? null : await findSentFile(tx, businessLicenseFile),
  };
}

/** Last of what may fail for another's sake: of two forms with one address only one copies anything. */
async function adoptFiles(
  context: { tx: Tx; store: ObjectStore },
  owner: { orgId: string; userCode: string },
  { logo, license }: SentFiles,
): Promise<void> {
  if (logo === null && license === null) return;
  await saveOrganization(context.tx, owner.orgId, {
    logo_file: logo && (await adoptFile(context, owner, logo)),
    license_upload: license && (await adoptFile(context, owner, license)),
  });
}
