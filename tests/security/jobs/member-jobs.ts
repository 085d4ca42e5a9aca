import { randomUUID } from 'node:crypto';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import type { JobForm } from './job-form.ts';
import { addPerson } from '../world/people.ts';
import { addActing, type World } from '../world/world.ts';

const asker = (): { requestId: string; displayName: string; email: string; language: string } => ({
  requestId: randomUUID(),
  displayName: 'Plain Name',
  email: `${randomUUID()}@plain.example`,
  language: 'en',
});

/** Forms of `member.answerJoinRequest`: a colleague who is here, and nobody. */
export const joinAnswerForms = async (world: World): Promise<JobForm[]> => {
  const { email } = await addPerson(world, world.own[2], 'member');
  return [
    { orgId: SITE_ORG_ID, input: { ...asker(), colleague: email } },
    { orgId: SITE_ORG_ID, input: { ...asker(), colleague: `${randomUUID()}@plain.example` } },
  ];
};

/** Forms of `member.keepJoinRequest`: the administrators of the organization are written to, and no others. */
export const joinKeptForms = async (world: World): Promise<JobForm[]> => {
  const org = await addActing(world, world.own[2]);
  const { email } = await addPerson(world, org, 'administrator');
  const input = asker();
  return [
    {
      orgId: org.orgId,
      input,
      review: async () => {
        const { rows } = await world.bench.owner.query<{ recipient: string }>(
          `select recipient from mail where key like 'joinRequested:' || $1 || ':%'`,
          [input.requestId],
        );
        return rows.map(({ recipient }) => recipient).join() === email
          ? undefined
          : `asked ${rows.map(({ recipient }) => recipient).join(', ')}`;
      },
    },
  ];
};
