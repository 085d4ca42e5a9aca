import { randomBytes, randomUUID } from 'node:crypto';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { seedOrganization } from '@archway/server/features/organization/public';
import { insertSession } from '@archway/server/features/session/session.repository';
import type { Database } from '@archway/server/platform/db/database';
import { inTransaction } from '@archway/server/platform/db/transaction';
import { issueTicket } from '@archway/server/platform/live/tickets';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';

/** A ticket for one socket of an operator of the site, who is made for it and signed in to stay. */
export async function operatorTicket(db: Database): Promise<string> {
  const userCode = randomUUID();
  const name = `operator.${userCode.slice(0, 8)}`;
  await seedOrganization(db, {
    orgId: SITE_ORG_ID,
    type: ORGANIZATION_TYPE.superAdmin,
    name: 'The site',
    members: [
      {
        userCode,
        loginAccount: name,
        email: `${name}@site.example`,
        displayName: name,
        roleCode: 'super-admin',
        language: 'en',
        passwordHash: null,
        isCast: false,
      },
    ],
  });
  return inTransaction(db, { orgId: SITE_ORG_ID }, async (tx) => {
    const { id: sessionId } = await insertSession(tx, {
      orgId: SITE_ORG_ID,
      userCode,
      seed: randomBytes(32),
      saveLogin: true,
      deviceHash: null,
      address: '127.0.0.1',
      userAgent: '',
    });
    return issueTicket(tx, { orgId: SITE_ORG_ID, userCode, sessionId }, 'system');
  });
}
