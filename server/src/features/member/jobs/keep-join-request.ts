import { languageOf } from '@archway/rules/languages';
import { z } from 'zod';
import { record } from '../../../platform/events/record.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { hasMailsLeft } from '../../../platform/mail/mails-left.ts';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { tell, type Told } from '../../letter/public.ts';
import { getOrganization, listAdministrators } from '../../organization/public.ts';
import { countOpenRequests, keepRequest } from '../join-request.repository.ts';
import { joinRequestsChanged } from '../member.events.ts';
import { joinRequestedMail } from '../member.mails.ts';

/** More would make a stranger's wish the matter of a whole house. */
const MOST_ADMINISTRATORS = 5;
/** Anybody can ask: a list that strangers filled would hide those who mean it. */
const MOST_OPEN = 50;

/** Keeps a request where it is answered, and tells the administrators. Asked twice it waits once, and is told once. */
export const keepJoinRequest = defineJob({
  name: 'member.keepJoinRequest',
  input: z.object({
    requestId: z.uuid(),
    displayName: z.string(),
    email: z.string(),
    language: z.string().transform(languageOf),
  }),
  async run({ input, orgId, inTenant, config }) {
    await inTenant(async (tx) => {
      if ((await countOpenRequests(tx, orgId)) >= MOST_OPEN) return;
      if (!(await keepRequest(tx, orgId, input))) return;
      await record(tx, joinRequestsChanged, {});
      const { name: organization } = await getOrganization(tx, orgId);
      const about = {
        event: 'joinRequested',
        mail: joinRequestedMail,
        type: 1,
        params: { organization, asker: input.displayName, askerEmail: input.email },
        path: '/account/users',
        occasion: input.requestId,
      } as const;
      await tell(tx, { orgId, config }, about, await administratorsToTell(tx, orgId));
    });
  },
});

/** A stranger's name and address go to nobody whose own address is not confirmed. A full mailbox leaves the letter. */
async function administratorsToTell(tx: Tx, orgId: string): Promise<Told[]> {
  const told = (await listAdministrators(tx, orgId)).filter(({ isActivated }) => isActivated);
  return Promise.all(
    told
      .slice(0, MOST_ADMINISTRATORS)
      .map(async (one) => ({ ...one, isActivated: await hasMailsLeft(tx, one.email) })),
  );
}
