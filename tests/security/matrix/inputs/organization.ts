import { randomUUID } from 'node:crypto';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { hasLiveSession } from '../callers.ts';
import { verificationOf, type MatrixCase, type Form, type Forms } from '../matrix-case.ts';
import { addPerson, addSession, tokenOf } from '../../world/people.ts';
import { addActing, PASSWORD } from '../../world/world.ts';
import { addSent, addTicket, usable } from './file.ts';
import { addFile } from '../../world/files.ts';
import { addInvitation } from '../../world/partners.ts';

const addressOf = (mark: string) => ({
  country: 'GB',
  state: mark,
  city: mark,
  district: mark,
  street: mark,
  postalCode: mark,
});

/** A form with a license that was sent for it. */
async function registration(
  matrixCase: MatrixCase,
  email: string,
  more: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const registering = await addTicket(matrixCase);
  const files = { ticket: registering.ticket, businessLicenseFile: await addSent(matrixCase, registering) };
  return { ...formOf(email), region: matrixCase.world.bench.region, ...files, ...more };
}

const formOf = (email: string): Record<string, unknown> => ({
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
  phone: '+49 30 901820',
  representativeEmail: 'somebody@plain.example',
  privacy: true,
  cookie: true,
  terms: true,
});

const plainEmail = (): string => `${randomUUID()}@plain.example`;

/** The same form with something else about its files. */
const registering =
  (more: (matrixCase: MatrixCase) => Promise<Record<string, unknown>> | Record<string, unknown>): Form =>
  async (matrixCase) => ({ input: await registration(matrixCase, plainEmail(), await more(matrixCase)) });

const seesOwn: Form = ({ own }) => ({
  input: {},
  review: (data) =>
    (data as { companyCode: string }).companyCode === own.orgId ? undefined : 'not the own organization',
});

/** The administrator's address is not confirmed; an ordinary member's is, whose twins are administrators. */
const unconfirmed: Form = async ({ world, caller, own }) => {
  if (!hasLiveSession(caller)) return { input: {} };
  const { role } = caller;
  const fresh = await addActing(world, own);
  const administrator = await addPerson(world, fresh, 'administrator', { email_verified: false });
  const member = await addPerson(world, fresh);
  const session = await addSession(world, role === 'administrator' ? administrator : member);
  const isAsked = fresh.type === ORGANIZATION_TYPE.clinic || fresh.type === ORGANIZATION_TYPE.lab;
  return {
    input: {},
    as: { accessToken: tokenOf(world, session), own: fresh },
    review: (data) => {
      const { missing } = data as { missing: { item: string }[] };
      const isMissing = missing.some(({ item }) => item === 'verifiedEmail');
      return isMissing === isAsked ? undefined : 'the confirmed address of somebody else counted';
    },
  };
};

/** An organization of its own for each caller who may act: it can be closed once. It is not the only one closing. */
const inFresh =
  (isClosing: boolean): Form =>
  async ({ world, caller, own }: MatrixCase) => {
    if (!hasLiveSession(caller) || caller.role === 'member') return { input: {} };
    const fresh = await addActing(world, own);
    const person = await addPerson(world, fresh, 'administrator');
    const session = await addSession(world, person, verificationOf(caller));
    if (isClosing)
      await world.bench.owner.query(
        `update organization set status = 3, closing_since = now(), closes_at = now() + interval '30 days'
         where org_id = any($1)`,
        [[fresh.orgId, (await addActing(world, own)).orgId]],
      );
    return { input: {}, as: { accessToken: tokenOf(world, session), own: fresh } };
  };

const { own: withLogo, ...otherLogos } = usable('logo', 'organization');

interface Pictured {
  logo: string | null;
  businessLicenseFile: { url: string } | null;
}
const picturesOf = ({ logo, businessLicenseFile }: Pictured, mark: string): string | undefined =>
  [logo, businessLicenseFile?.url].every((url) => url?.includes(mark)) ? undefined : 'not the own pictures';

/** Of somebody whom a clinic has invited. */
async function invitedTo({ world }: MatrixCase) {
  const email = plainEmail();
  const { token } = await addInvitation(world, world.own[2], { email });
  return { type: 3, email, invitation: token };
}

export const organizationForms: Forms = {
  'area/listAreaByParentId': {
    own: () => ({ input: { parentId: 'GB' } }),
    missing: () => ({ input: { parentId: 'QQ' } }),
  },
  'company/companyInfo': {
    own: seesOwn,
    unconfirmed,
    pictured: async (matrixCase) => {
      const { world, own, me } = matrixCase;
      const id = await addFile(world, own, me.userCode);
      await world.bench.owner.query(
        'update organization set logo_file = $2, license_upload = $2 where org_id = $1',
        [own.orgId, id],
      );
      return { input: {}, review: (data) => picturesOf(data as Pictured, own.mark) };
    },
  },
  'company/editCompany': {
    ...otherLogos,
    pictured: withLogo ?? seesOwn,
    own: ({ own }) => ({
      input: {
        name: `${own.mark} renamed`,
        phone: '+49 30 901820',
        address: addressOf(own.mark),
        timeZone: 'Europe/London',
      },
    }),
    withMore: ({ foreign }) => ({ input: { name: 'x', companyCode: foreign.orgId, status: 1 } }),
    region: ({ world }) => ({ input: { region: world.bench.region === 'uk' ? 'europe' : 'uk' } }),
  },
  'company/companyRegist': {
    own: registering(() => ({})),
    taken: async (matrixCase) => {
      const email = plainEmail();
      await addPerson(matrixCase.world, matrixCase.foreign, 'member', { email });
      return { input: await registration(matrixCase, email) };
    },
    uncheckedTerms: registering(() => ({ terms: false })),
    spent: registering(async (matrixCase) => ({ ticket: (await addTicket(matrixCase, -1)).ticket })),
    noTicket: registering(() => ({ ticket: '' })),
    invited: registering(invitedTo),
    invitedElse: registering(async (matrixCase) => ({
      ...(await invitedTo(matrixCase)),
      email: plainEmail(),
    })),
    worthless: registering(() => ({ invitation: randomUUID() })),
    another: registering(async (matrixCase) => ({ ticket: (await addTicket(matrixCase)).ticket })),
    missing: registering(() => ({ businessLicenseFile: randomUUID() })),
  },
  'company/close_account': { own: inFresh(false), closing: inFresh(true) },
  'company/cancel_close_account': { own: inFresh(true), open: inFresh(false) },
};
