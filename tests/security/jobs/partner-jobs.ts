import { randomUUID } from 'node:crypto';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { addPartner, addPartnership } from '../world/partners.ts';
import { addPerson } from '../world/people.ts';
import { addActing, type Organization, type World } from '../world/world.ts';
import type { JobForm } from './job-form.ts';

/** Forms of `partner.refreshCards`: of a clinic, which is the home of its partnerships, and of a lab. */
export const cardForms = async (world: World): Promise<JobForm[]> => [
  await refreshedBy(world, await addActing(world, world.own[2]), 'home_card'),
  await refreshedBy(world, await addActing(world, world.own[3]), 'counterpart_card'),
];

/** The own card is written into the live partnership; the former partner, and the partner's others, keep what they have. */
async function refreshedBy(
  world: World,
  org: Organization,
  card: 'home_card' | 'counterpart_card',
): Promise<JobForm> {
  const { owner } = world.bench;
  const partner = await addPartner(world, org);
  const live = await addPartnership(world, org, { other: partner.orgId });
  const former = await addPartnership(world, org, { status: PARTNERSHIP_STATUS.terminated });
  const partnersOther = await addPartnership(world, partner);
  await owner.query(`update organization set phone = $2 where org_id = $1`, [org.orgId, `${org.mark} newer`]);
  return {
    orgId: org.orgId,
    input: {},
    review: async () => {
      const { rows } = await owner.query<{ id: string; with: string }>(
        `select id, array_to_string(array[
           case when home_card ->> 'phone' = $2 then 'home_card' end,
           case when counterpart_card ->> 'phone' = $2 then 'counterpart_card' end], ',') as with
         from partnership where id = any($1)`,
        [[live, former, partnersOther].map(({ partnershipId }) => partnershipId), `${org.mark} newer`],
      );
      const refreshed = rows.filter((row) => row.with !== '');
      const [only] = refreshed;
      return refreshed.length === 1 && only?.id === live.partnershipId && only.with === card
        ? undefined
        : `refreshed were ${JSON.stringify(refreshed)}`;
    },
  };
}

/** Forms of `partner.endAll`: of a clinic and of a lab, whose live partnership ends; the partner's others go on. */
export const endingForms = async (world: World): Promise<JobForm[]> => [
  await endedBy(world, await addActing(world, world.own[2])),
  await endedBy(world, await addActing(world, world.own[3])),
];

async function endedBy(world: World, org: Organization): Promise<JobForm> {
  const { userCode } = await addPerson(world, org, 'administrator');
  const partner = await addPartner(world, org);
  const live = await addPartnership(world, org, { other: partner.orgId });
  const partnersOther = await addPartnership(world, partner);
  return {
    orgId: org.orgId,
    input: { userCode },
    review: async () => {
      const { rows } = await world.bench.owner.query<{ id: string }>(
        'select id from partnership where id = any($1) and status = $2',
        [[live.partnershipId, partnersOther.partnershipId], PARTNERSHIP_STATUS.terminated],
      );
      return rows.map(({ id }) => id).join() === live.partnershipId ? undefined : `${rows.length} were ended`;
    },
  };
}

/** Forms of `partner.tellAdministrators`: its administrators get a letter and a mail each, and no others do. */
export const noticeForms = async (world: World): Promise<JobForm[]> => {
  const org = await addActing(world, world.own[3]);
  const { email, userCode } = await addPerson(world, org, 'administrator');
  await addPerson(world, org, 'member');
  await addPerson(world, world.foreign[3], 'administrator');
  const occasion = randomUUID();
  const { owner } = world.bench;
  return [
    {
      orgId: org.orgId,
      input: { occasion, action: 'apply', organization: `${org.mark} partner` },
      review: async () => {
        const letters = await owner.query<{ user_code: string }>(
          'select user_code from letter where occasion = $1',
          [occasion],
        );
        const mails = await owner.query<{ recipient: string }>(
          `select recipient from mail where key like 'partnerApplied:' || $1 || ':%'`,
          [occasion],
        );
        const told = [
          ...letters.rows.map((row) => row.user_code),
          ...mails.rows.map(({ recipient }) => recipient),
        ];
        return told.join() === [userCode, email].join() ? undefined : `told were ${told.join(', ')}`;
      },
    },
  ];
};
