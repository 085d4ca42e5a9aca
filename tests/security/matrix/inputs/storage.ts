import type { StorageUsage } from '@archway/contract/storage/model';
import { addPerson, addSession, tokenOf } from '../../world/people.ts';
import { addActing, type Organization } from '../../world/world.ts';
import { hasLiveSession } from '../callers.ts';
import type { Forms, MatrixCase, Sending } from '../matrix-case.ts';

/** As many bytes as nobody else uses. */
async function use({ world }: MatrixCase, org: Organization, bytes: number): Promise<void> {
  await world.bench.owner.query(
    `insert into storage (org_id, used_bytes) values ($1, $2)
     on conflict (bucket, org_id) do update set used_bytes = excluded.used_bytes`,
    [org.orgId, bytes],
  );
}

const isBetween =
  (least: number, most: number) =>
  (data: unknown): string | undefined => {
    const { usedBytes } = data as StorageUsage;
    return usedBytes >= least && usedBytes <= most ? undefined : `used was ${usedBytes}`;
  };

/** An organization that has sent nothing: whatever is found belongs to others. Only for those who may call at all. */
async function asBeginner({ world, own, caller }: MatrixCase): Promise<Pick<Sending, 'as' | 'review'>> {
  if (caller.role !== 'administrator' || !hasLiveSession(caller)) return {};
  const beginner = await addActing(world, own);
  await world.bench.owner.query('delete from storage where org_id = $1', [beginner.orgId]);
  const person = await addPerson(world, beginner, 'administrator');
  const accessToken = tokenOf(world, await addSession(world, person));
  return { as: { accessToken, own: beginner }, review: isBetween(0, 0) };
}

export const storageForms: Forms = {
  'storage/usage': {
    own: async (matrixCase) => {
      await use(matrixCase, matrixCase.foreign, 4_321_000_000);
      await use(matrixCase, matrixCase.own, 1_234_000_000);
      return { input: {}, review: isBetween(1_234_000_000, 4_000_000_000) };
    },
    beginner: async (matrixCase) => ({ input: {}, ...(await asBeginner(matrixCase)) }),
  },
};
