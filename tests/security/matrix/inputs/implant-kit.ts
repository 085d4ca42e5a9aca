import { randomUUID } from 'node:crypto';
import type { OwnImplantKit } from '@archway/contract/implant-kit/model';
import { MOST_IMPLANT_KITS } from '@archway/rules/treatment/implant-kits';
import { addPerson } from '../../world/people.ts';
import { addCollidingRows, place, type Organization, type World } from '../../world/world.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';
import { ofOne, type Thing } from '../of-one.ts';

async function addKit({ world }: MatrixCase, org: Organization): Promise<{ kitId: string; system: string }> {
  const kitId = randomUUID();
  const system = `${org.mark} ${kitId.slice(0, 8)}`;
  const { userCode } = await addPerson(world, org);
  const row = { id: kitId, manufacturer: org.mark, system, diameter: '4.1', added_by: userCode };
  await place(world, org, 'implant_kit', row);
  return { kitId, system };
}

const KIT: Thing<'kitId'> = {
  ids: ['kitId'],
  make: async (matrixCase, org) => ({ kitId: (await addKit(matrixCase, org)).kitId }),
};

const listing =
  (whose: (matrixCase: MatrixCase) => Organization, isThere: boolean): Form =>
  async (matrixCase) => {
    const { kitId } = await addKit(matrixCase, whose(matrixCase));
    return {
      input: {},
      review: (data) =>
        (data as { list: OwnImplantKit[] }).list.some((kit) => kit.kitId === kitId) === isThere
          ? undefined
          : `that the kit is listed is not ${isThere}`,
    };
  };

const filled = new WeakSet<World>();

/** As many as a clinic may have, once for all callers. */
async function fillCollidingTenants({ world, own }: MatrixCase): Promise<void> {
  if (filled.has(world)) return;
  filled.add(world);
  const { userCode } = await addPerson(world, own);
  for (let n = 0; n < MOST_IMPLANT_KITS; n += 1)
    await addCollidingRows(world, 'implant_kit', ({ mark }) => ({
      id: randomUUID(),
      manufacturer: mark,
      system: `full ${n}`,
      diameter: '4.1',
      added_by: userCode,
    }));
}

const saved = ({ own }: MatrixCase) => ({
  manufacturer: own.mark,
  system: `saved ${randomUUID().slice(0, 8)}`,
  diameter: '3.75',
});

export const implantKitForms: Forms = {
  'implantKit/list': {
    own: listing(({ own }) => own, true),
    foreign: listing(({ foreign }) => foreign, false),
  },
  'implantKit/save': {
    own: (matrixCase) => ({ input: saved(matrixCase) }),
    again: async (matrixCase) => {
      const { kitId, system } = await addKit(matrixCase, matrixCase.own);
      return {
        input: { manufacturer: matrixCase.own.mark, system: system.toUpperCase(), diameter: '4.1' },
        review: (data) =>
          (data as OwnImplantKit).kitId === kitId ? undefined : `answered was ${JSON.stringify(data)}`,
      };
    },
    seeded: () => ({ input: { manufacturer: 'Aldera', system: 'Conic', diameter: '4.1' } }),
    // There would be too many only with those of the colliding tenants.
    room: async (matrixCase) => {
      await fillCollidingTenants(matrixCase);
      return { input: saved(matrixCase) };
    },
  },
  'implantKit/delete': ofOne(KIT, ({ kitId }) => ({ kitId })),
};
