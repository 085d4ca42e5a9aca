import { randomUUID } from 'node:crypto';
import type { OwnLabSettings, PartnerLabSettings } from '@archway/contract/lab-settings/model';
import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import { addLabSettings } from '../../world/lab-settings.ts';
import { addPartner, addPartnership } from '../../world/partners.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';
import { inNewOrganization } from './new-organization.ts';

const { applying, accepted, terminated } = PARTNERSHIP_STATUS;

const saved = ({ own }: MatrixCase, version: number) => ({
  version,
  ...DEFAULT_LAB_SETTINGS,
  holidays: [{ name: `${own.mark} days off ${own.orgId.slice(-12)}`, from: '2026-12-24', to: '2026-12-24' }],
});

const isOwn = (data: unknown, { own }: MatrixCase): string | undefined =>
  (data as OwnLabSettings).holidays.every(({ name }) => name.endsWith(own.orgId.slice(-12)))
    ? undefined
    : `read was ${JSON.stringify(data)}`;

/** A lab with settings that stands in some relation to the caller's organization. */
const labWith =
  (status: PartnershipStatus | null): ((matrixCase: MatrixCase) => Promise<string>) =>
  async ({ world, own }) => {
    const lab = await addPartner(world, own, { type: ORGANIZATION_TYPE.lab });
    await addLabSettings(world, lab, { mark: own.mark });
    if (status !== null) await addPartnership(world, own, { status, other: lab.orgId });
    else await addPartnership(world, lab);
    return lab.orgId;
  };

const reading =
  (labOf: (matrixCase: MatrixCase) => Promise<string> | string): Form =>
  async (matrixCase) => {
    const companyCode = await labOf(matrixCase);
    return {
      input: { companyCode },
      review: (data) => {
        const read = data as PartnerLabSettings | null;
        // A refusal has no data.
        if (read === null) return undefined;
        const hasUnits = 'units' in read || 'dailyUnits' in read;
        return read.companyCode === companyCode && !hasUnits ? undefined : `read was ${JSON.stringify(data)}`;
      },
    };
  };

export const labSettingsForms: Forms = {
  'lab/settings/get': {
    own: async (matrixCase) => {
      await addLabSettings(matrixCase.world, matrixCase.own, { savedBy: matrixCase.me.userCode });
      return { input: {}, review: (data) => isOwn(data, matrixCase) };
    },
  },
  'lab/settings/save': {
    own: async (matrixCase) => {
      const { own, more } = await inNewOrganization(matrixCase);
      return {
        input: saved({ ...matrixCase, own }, 0),
        ...more,
        review: (data) =>
          (data as OwnLabSettings).version === 1 ? undefined : `saved was ${JSON.stringify(data)}`,
      };
    },
    again: async (matrixCase) => {
      const { own, more } = await inNewOrganization(matrixCase);
      await addLabSettings(matrixCase.world, own);
      return {
        input: saved({ ...matrixCase, own }, 1),
        ...more,
        review: (data) =>
          (data as OwnLabSettings).version === 2 ? undefined : `saved was ${JSON.stringify(data)}`,
      };
    },
    older: (matrixCase) => ({ input: saved(matrixCase, 7) }),
  },
  'lab/settings/ofPartner': {
    partner: reading(labWith(accepted)),
    application: reading(labWith(applying)),
    formerPartner: reading(labWith(terminated)),
    partnersOther: reading(labWith(null)),
    foreign: reading(({ world }) => world.foreign[ORGANIZATION_TYPE.lab].orgId),
    missing: reading(() => randomUUID()),
  },
};
