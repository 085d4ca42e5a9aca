import type { StorageUsage } from '@archway/contract/storage/model';
import type { Organization } from '../../world/world.ts';
import type { Forms, MatrixCase } from '../matrix-case.ts';

/** As many bytes as nobody else uses. */
async function use({ world }: MatrixCase, org: Organization, bytes: number): Promise<void> {
  await world.bench.owner.query(
    `insert into storage (org_id, used_bytes) values ($1, $2)
     on conflict (bucket, org_id) do update set used_bytes = excluded.used_bytes`,
    [org.orgId, bytes],
  );
}

export const storageForms: Forms = {
  'storage/usage': {
    own: async (matrixCase) => {
      await use(matrixCase, matrixCase.foreign, 4_321_000_000);
      await use(matrixCase, matrixCase.own, 1_234_000_000);
      return {
        input: {},
        review: (data) =>
          (data as StorageUsage).usedBytes >= 1_234_000_000 &&
          (data as StorageUsage).usedBytes < 4_000_000_000
            ? undefined
            : `used was ${(data as StorageUsage).usedBytes}`,
      };
    },
  },
};
