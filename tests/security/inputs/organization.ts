import { randomUUID } from 'node:crypto';
import type { Cell, Form, Forms } from '../cell.ts';
import { addPerson, addSession, minutesFromNow, tokenOf } from '../people.ts';
import { addActing, PASSWORD } from '../world.ts';

const addressOf = (mark: string) => ({
  country: 'GB',
  state: mark,
  city: mark,
  district: mark,
  street: mark,
  postalCode: mark,
});

const registration = (email: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  type: 2,
  email,
  displayName: 'Somebody',
  password: PASSWORD.own,
  language: 'en',
  name: 'Some clinic',
  address: { country: 'GB', state: '', city: 'Bristol', district: '', street: '', postalCode: '' },
  timeZone: 'Europe/London',
  businessLicenseCode: 'UK-1',
  representativeName: 'Somebody',
  phone: '1',
  representativeEmail: 'somebody@plain.example',
  privacy: true,
  cookie: true,
  terms: true,
  ...more,
});

const seesOwn: Form = ({ own }) => ({
  input: {},
  review: (data) =>
    (data as { companyCode: string }).companyCode === own.orgId ? undefined : 'not the own organization',
});

/** An organization of its own for each caller who may act: it can be closed once. */
const inFresh =
  (isClosing: boolean): Form =>
  async ({ world, caller, own }: Cell) => {
    const mayAct = caller.state === 'sound' || caller.state === 'unverified';
    if (!mayAct || caller.role === 'member') return { input: {} };
    const fresh = await addActing(world, own);
    const person = await addPerson(world, fresh, 'administrator');
    const verified = { verified_until: minutesFromNow(10), verified_by: 'administrator' };
    const session = await addSession(world, person, caller.state === 'sound' ? verified : {});
    if (isClosing)
      await world.bench.owner.query(
        `update organization set status = 3, closing_since = now(), closes_at = now() + interval '30 days'
         where org_id = $1`,
        [fresh.orgId],
      );
    return { input: {}, as: { accessToken: tokenOf(world, session), own: fresh } };
  };

export const organizationForms: Forms = {
  'area/listAreaByParentId': {
    own: () => ({ input: { parentId: 'GB' } }),
    missing: () => ({ input: { parentId: 'QQ' } }),
  },
  'company/companyInfo': { own: seesOwn },
  'company/editCompany': {
    own: ({ own }) => ({
      input: {
        name: `${own.mark} renamed`,
        phone: own.mark,
        address: addressOf(own.mark),
        timeZone: 'Europe/London',
      },
    }),
    withMore: ({ foreign }) => ({ input: { name: 'x', companyCode: foreign.orgId, status: 1 } }),
    region: ({ world }) => ({ input: { region: world.bench.region === 'uk' ? 'europe' : 'uk' } }),
  },
  'company/companyRegist': {
    own: ({ world }) => ({
      input: registration(`${randomUUID()}@plain.example`, { region: world.bench.region }),
    }),
    taken: async ({ world, foreign }) => {
      const email = `${randomUUID()}@plain.example`;
      await addPerson(world, foreign, 'member', { email });
      return { input: registration(email, { region: world.bench.region }) };
    },
    unticked: ({ world }) => ({
      input: registration(`${randomUUID()}@plain.example`, { region: world.bench.region, terms: false }),
    }),
  },
  'company/close_account': { own: inFresh(false), closing: inFresh(true) },
  'company/cancel_close_account': { own: inFresh(true), open: inFresh(false) },
};
