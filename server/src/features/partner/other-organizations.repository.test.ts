import { randomUUID } from 'node:crypto';
import { makePartnerCode } from '@archway/contract/partner/calls';
import { readPartnerCode } from '@archway/rules/partner/codes';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openAppPool } from '../../testing/app-pool.ts';
import { asTenant, rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { freshMailbox, invitedBy } from '../../testing/invitations.ts';
import { makeSide, type TestSide } from '../../testing/partners.ts';
import { hashOfCode, hashOfInvitation } from '../registration/public.ts';

/** What the functions that bypass row-level security tell and refuse, called straight by the app's database role. */
const site = await openSite();
const app = openAppPool(site);
afterAll(() => app.end());

let clinic: TestSide;
let lab: TestSide;
beforeEach(async () => {
  clinic = await makeSide(site, 'clinic', 'Harbour Street Dental');
  lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
});

const codeOf = async ({ accessToken }: TestSide): Promise<Buffer> => {
  const { data } = await site.call(makePartnerCode, {}, { accessToken });
  return hashOfCode(readPartnerCode(data.code) ?? '');
};
const change = (side: TestSide, assignment: string) =>
  rowsAs(site.owner, side.orgId, `update organization set ${assignment} where org_id = app_org()`);
const CLOSING = `status = 3, closing_since = now(), closes_at = now() + interval '1 day'`;
/** An organization of its kind that is kept in another region than the others. */
async function elsewhere(kind: 'clinic' | 'lab'): Promise<TestSide> {
  const side = await makeSide(site, kind, 'Elsewhere');
  await change(side, `region = 'us-ca'`);
  return side;
}

const CARD_KEYS = ['certifiedAs', 'certifiedColor', 'city', 'country', 'name'];

describe('find_partner_code', () => {
  const find = (hash: Buffer, as: TestSide | null = null) =>
    rowsAs<{ org_id: string; type: number; card: object }>(
      app,
      as?.orgId ?? null,
      'select * from find_partner_code($1)',
      [hash],
    );

  test('tells who gave a live code and where they are, and nothing else, to anyone who has it', async () => {
    const [found] = await find(await codeOf(clinic));
    expect(found).toMatchObject({ org_id: clinic.orgId, type: 2 });
    expect(Object.keys(found!.card).toSorted()).toEqual(CARD_KEYS);
  });

  test('tells nothing of a code that is unknown, withdrawn, over, used, or of a closing organization', async () => {
    expect(await find(hashOfCode('0'))).toEqual([]);
    for (const spoiled of [
      'withdrawn_at = now()',
      `expires_at = now() - interval '1 second'`,
      'used_at = now()',
    ]) {
      const hash = await codeOf(clinic);
      await rowsAs(
        site.owner,
        clinic.orgId,
        `update partner_code set ${spoiled} where org_id = app_org() and hash = $1`,
        [hash],
      );
      expect(await find(hash), spoiled).toEqual([]);
    }
    const hash = await codeOf(lab);
    await change(lab, CLOSING);
    expect(await find(hash)).toEqual([]);
  });
});

describe('use_partner_code', () => {
  const use = (hash: Buffer, as: TestSide | null) =>
    rowsAs<{ org_id: string; card: object }>(app, as?.orgId ?? null, 'select * from use_partner_code($1)', [
      hash,
    ]);

  test('uses a code up for one of the other kind, once, and says whose it was', async () => {
    const hash = await codeOf(clinic);
    const [used] = await use(hash, lab);
    expect(used?.org_id).toBe(clinic.orgId);
    expect(Object.keys(used!.card).toSorted()).toEqual(CARD_KEYS);
    expect(await use(hash, lab)).toEqual([]);
    const [row] = await rowsAs<{ used_org: string }>(
      site.owner,
      clinic.orgId,
      'select used_org from partner_code where org_id = app_org() and hash = $1',
      [hash],
    );
    expect(row?.used_org).toBe(lab.orgId);
  });

  test('refuses its own organization, one of the same kind, one of another region, and nobody', async () => {
    const hash = await codeOf(clinic);
    const alike = await makeSide(site, 'clinic', 'Alike');
    for (const one of [clinic, alike, await elsewhere('lab'), null]) expect(await use(hash, one)).toEqual([]);
    expect(await use(hash, lab)).toHaveLength(1);
  });
});

describe('find_listed, of the one that is asked', () => {
  const ask = async (other: TestSide, as: TestSide | null) => {
    const [row] = await rowsAs<{ card: object | null }>(
      app,
      as?.orgId ?? null,
      `select card from find_listed('', '', '', false, '', '00000000-0000-0000-0000-000000000000', $1)`,
      [other.orgId],
    );
    return row?.card ?? null;
  };

  test('tells name, place and certificate of one in the directory to the other kind, and to no one else', async () => {
    expect(Object.keys((await ask(lab, clinic)) ?? {}).toSorted()).toEqual(CARD_KEYS);
    const alike = await makeSide(site, 'lab', 'Alike');
    for (const one of [lab, alike, await elsewhere('clinic'), null]) expect(await ask(lab, one)).toBeNull();
  });

  test('tells nothing of one that is not listed or is closing', async () => {
    await change(lab, 'listed = false');
    expect(await ask(lab, clinic)).toBeNull();
    await change(lab, `listed = true, ${CLOSING}`);
    expect(await ask(lab, clinic)).toBeNull();
  });
});

describe('find_listed', () => {
  const search = async (word: string, as: TestSide | null) =>
    rowsAs<{ org_id: string; card: object }>(
      app,
      as?.orgId ?? null,
      `select * from find_listed($1, '', '', false, '', '00000000-0000-0000-0000-000000000000', null)`,
      [word],
    );

  test('lists those of the other kind and region that want to be found, to no one but them', async () => {
    const word = `Walrus ${randomUUID().slice(0, 8)}`;
    const listed = await makeSide(site, 'lab', `${word} listed`);
    const [hidden, closing, away] = [
      await makeSide(site, 'lab', `${word} hidden`),
      await makeSide(site, 'lab', `${word} closing`),
      await makeSide(site, 'lab', `${word} away`),
    ];
    await makeSide(site, 'clinic', `${word} alike`);
    await change(hidden, 'listed = false');
    await change(closing, CLOSING);
    await change(away, `region = 'us-ca'`);
    const found = await search(word, clinic);
    expect(found.map(({ org_id }) => org_id)).toEqual([listed.orgId]);
    expect(Object.keys(found[0]!.card).toSorted()).toEqual(CARD_KEYS);
    expect(await search(word, null)).toEqual([]);
  });
});

describe('join_partnership', () => {
  const { applying, accepted, rejected, canceled, terminated } = PARTNERSHIP_STATUS;

  interface Joined {
    as: TestSide | null;
    home: TestSide;
    status: number;
    /** Used up in the same transaction. */
    hash?: Buffer;
  }
  const join = ({ as, home, status, hash }: Joined) =>
    asTenant(app, as?.orgId ?? null, async (client) => {
      if (hash !== undefined) await client.query('select from use_partner_code($1)', [hash]);
      const { rows } = await client.query<{ joined: boolean | null }>(
        `select join_partnership($1, $2, $3::smallint, '{}', '{}', $4, 'Somebody') as joined`,
        [home.orgId, randomUUID(), status, randomUUID()],
      );
      return rows[0]?.joined === true;
    });
  const rowsOf = ({ orgId }: TestSide) =>
    rowsAs<{ counterpart: string; applied_by: string; acted_org: string; status: number }>(
      site.owner,
      orgId,
      'select counterpart, applied_by, acted_org, status from partnership where org_id = app_org()',
    );

  test('adds a request of the lab that acts, in its own name', async () => {
    expect(await join({ as: lab, home: clinic, status: applying })).toBe(true);
    expect(await rowsOf(clinic)).toEqual([
      { counterpart: lab.orgId, applied_by: 'counterpart', acted_org: lab.orgId, status: applying },
    ]);
  });

  test('adds a partnership at once only with a code that was used up in the same transaction', async () => {
    expect(await join({ as: lab, home: clinic, status: accepted })).toBe(false);
    const hash = await codeOf(clinic);
    await rowsAs(app, lab.orgId, 'select from use_partner_code($1)', [hash]);
    expect(await join({ as: lab, home: clinic, status: accepted })).toBe(false);
    const another = await makeSide(site, 'clinic', 'Another');
    expect(await join({ as: lab, home: another, status: accepted, hash: await codeOf(clinic) })).toBe(false);
    expect(await rowsOf(clinic)).toEqual([]);
    expect(await join({ as: lab, home: clinic, status: accepted, hash: await codeOf(clinic) })).toBe(true);
  });

  test('adds nothing with another status, even with a code', async () => {
    for (const status of [rejected, canceled, terminated, PARTNERSHIP_STATUS.temporary])
      expect(await join({ as: lab, home: clinic, status, hash: await codeOf(clinic) }), String(status)).toBe(
        false,
      );
    expect(await rowsOf(clinic)).toEqual([]);
  });

  test('adds nothing to a clinic that is not listed, closing or of another region, nor to a lab', async () => {
    const [unlisted, closing] = [
      await makeSide(site, 'clinic', 'Unlisted'),
      await makeSide(site, 'clinic', 'Closing'),
    ];
    await change(unlisted, 'listed = false');
    await change(closing, CLOSING);
    const anotherLab = await makeSide(site, 'lab', 'Another lab');
    for (const home of [unlisted, closing, await elsewhere('clinic'), anotherLab, lab]) {
      expect(await join({ as: lab, home, status: applying })).toBe(false);
      expect(await rowsOf(home)).toEqual([]);
    }
  });

  test('adds nothing for a clinic and for nobody', async () => {
    const another = await makeSide(site, 'clinic', 'Another');
    for (const as of [clinic, another, null])
      expect(await join({ as, home: clinic, status: applying })).toBe(false);
    expect(await rowsOf(clinic)).toEqual([]);
  });

  test('adds no second live one of a pair', async () => {
    expect(await join({ as: lab, home: clinic, status: applying })).toBe(true);
    expect(await join({ as: lab, home: clinic, status: applying })).toBe(false);
    expect(await join({ as: lab, home: clinic, status: accepted, hash: await codeOf(clinic) })).toBe(false);
    expect(await rowsOf(clinic)).toHaveLength(1);
  });
});

describe('find_partner_invitation', () => {
  const find = (token: string) =>
    rowsAs<Record<string, unknown>>(app, null, 'select * from find_partner_invitation($1)', [
      hashOfInvitation(token),
    ]);

  test('tells who has the link whose it is, to which address, and whether it works: nothing else', async () => {
    const email = freshMailbox();
    const [found] = await find(await invitedBy(site, clinic, email));
    expect(found).toEqual({
      org_id: clinic.orgId,
      invitation_id: expect.any(String) as string,
      email,
      works: true,
    });
    expect(await find('unknown')).toEqual([]);
  });

  test.each([
    ['canceled', 'status = 4'],
    ['answered', 'status = 2'],
    ['over', 'expires_at = app_now()'],
    ['sent again', 'sendings = 2'],
  ])('says of one that is %s that it does not work', async (_, assignment) => {
    const token = await invitedBy(site, clinic, freshMailbox());
    await rowsAs(
      site.owner,
      clinic.orgId,
      `update partner_invitation set ${assignment} where org_id = app_org()`,
    );
    expect(await find(token)).toMatchObject([{ works: false }]);
  });

  test('nor one of a clinic that is being closed', async () => {
    const token = await invitedBy(site, clinic, freshMailbox());
    await change(clinic, CLOSING);
    expect(await find(token)).toMatchObject([{ works: false }]);
  });
});

describe('find_invitations_to_own', () => {
  const find = (as: TestSide | null) =>
    rowsAs<Record<string, unknown>>(app, as?.orgId ?? null, 'select * from find_invitations_to_own()');
  /** Lets the lab have the address that the clinic has invited. */
  async function invite(assignment = '', person: 'administrator' | 'member' = 'administrator') {
    const email = freshMailbox();
    await invitedBy(site, clinic, email);
    await rowsAs(
      site.owner,
      lab.orgId,
      `update member set email = upper($1)${assignment} where org_id = app_org() and user_code = $2`,
      [email, lab[person].userCode],
    );
  }

  test('tells a lab which clinics have invited an address that its administrator has confirmed', async () => {
    await invite();
    expect(await find(lab)).toEqual([{ org_id: clinic.orgId, invitation_id: expect.any(String) as string }]);
    expect(await find(null)).toEqual([]);
    expect(await find(await makeSide(site, 'lab', 'Another'))).toEqual([]);
  });

  test('tells nothing of an address that is not confirmed, or of who runs nothing', async () => {
    await invite(', email_verified = false');
    expect(await find(lab)).toEqual([]);
    await invite('', 'member');
    expect(await find(lab)).toEqual([]);
  });

  test.each([
    ['canceled', 'status = 4'],
    ['answered', 'status = 2'],
    ['over', 'expires_at = app_now()'],
  ])('tells nothing of one that is %s', async (_, assignment) => {
    await invite();
    await rowsAs(
      site.owner,
      clinic.orgId,
      `update partner_invitation set ${assignment} where org_id = app_org()`,
    );
    expect(await find(lab)).toEqual([]);
  });

  test('tells nothing to a clinic, of a closing clinic, or of another region', async () => {
    await invite();
    await change(lab, 'type = 2');
    expect(await find(lab)).toEqual([]);
    await change(lab, 'type = 3');
    expect((await find(lab)).length).toBe(1);
    await change(clinic, CLOSING);
    expect(await find(lab)).toEqual([]);
    await change(clinic, 'status = 1, closing_since = null, closes_at = null');
    await change(lab, `region = 'us-ca'`);
    expect(await find(lab)).toEqual([]);
  });
});
