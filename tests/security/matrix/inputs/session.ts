import { createHmac, randomUUID } from 'node:crypto';
import { ACTIVATION, ORGANIZATION_STATUS } from '@archway/rules/organization-types';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import type { MatrixCase, Form, Forms } from '../matrix-case.ts';
import {
  addLink,
  addPerson,
  addSession,
  minutesFromNow,
  newToken,
  sha256,
  tokenOf,
  type Person,
} from '../../world/people.ts';
import { insert, type Row } from '../../world/rows.ts';
import { addActing, addCollidingRows, PASSWORD, place, type World } from '../../world/world.ts';

const nothing: Form = () => ({ input: {} });
const signed =
  (kind: string, spent = false): Form =>
  async ({ world, me }) => ({ input: { sign: await addLink(world, me, kind, { spent }) }, bearsSign: true });
/** A desktop sign, and the session that has made it. */
async function desktopSign(world: World, me: Person, more: Row = {}): Promise<string> {
  const { id } = await addSession(world, me, more, { distort: { ended_at: null, end_reason: null } });
  return addLink(world, me, 'freeLogin', { detail: { sessionId: id } });
}
const unknownSign: Form = () => ({ input: { sign: newToken() } });

/** Somebody whose state is sound, whoever calls. */
const colleague = ({ world, own }: MatrixCase, activation: number = ACTIVATION.activated) =>
  addPerson(world, own, 'administrator', { activation });

/** As log-in counts failures: by a keyed hash of whose account it is. */
export const failuresOf = ({ bench }: World, { org, userCode }: Person): Buffer =>
  createHmac('sha256', bench.secrets.failure.current.key)
    .update(`login\naccount\n${org.orgId}\n${userCode}`)
    .digest();

/** Only the colliding tenants remember that this account was tried too often. */
const afterFailures: Form = async (matrixCase) => {
  const person = await colleague(matrixCase);
  const { account } = person;
  const row = {
    account_hash: failuresOf(matrixCase.world, person),
    failures: 10,
    paused_until: minutesFromNow(10),
  };
  await addCollidingRows(matrixCase.world, 'login_failure', () => row);
  return { input: { account, password: PASSWORD.own } };
};

/** So often today that a success does not make up for all of it; by the colliding tenants too. */
const afterManyFailures: Form = async (matrixCase) => {
  const person = await colleague(matrixCase);
  const { before, after } = matrixCase.world.collidingTenants;
  const row = { account_hash: failuresOf(matrixCase.world, person), failures: 2, day_level: 8 };
  await insert(
    matrixCase.world.bench.owner,
    'login_failure',
    [before.orgId, SITE_ORG_ID, after.orgId].map((org_id) => ({ ...row, org_id })),
  );
  return { input: { account: person.account, password: PASSWORD.own } };
};

/** It was tried too often, and the colliding tenants have to wait longer. */
const paused: Form = async (matrixCase) => {
  const person = await colleague(matrixCase);
  const { account } = person;
  const row = {
    account_hash: failuresOf(matrixCase.world, person),
    failures: 10,
    paused_until: minutesFromNow(10),
  };
  const site = { ...row, org_id: SITE_ORG_ID, paused_until: minutesFromNow(1) };
  const { before, after } = matrixCase.world.collidingTenants;
  await insert(matrixCase.world.bench.owner, 'login_failure', [
    { ...row, org_id: before.orgId },
    site,
    { ...row, org_id: after.orgId },
  ]);
  return {
    input: { account, password: PASSWORD.own },
    review: (data) =>
      (data as { retryAfter: number }).retryAfter <= 60
        ? undefined
        : 'it waits as long as the collidingTenants',
  };
};

/** A wrong password is noted once a minute; the colliding tenants have noted one of somebody of the same code just now. */
const wrongOfTwins: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const { account, userCode } = await colleague(matrixCase);
  await addCollidingRows(world, 'audit', () => ({
    id: randomUUID(),
    call: 'login',
    object: userCode,
    detail: { outcome: 'wrongPassword' },
    address: '192.0.2.7',
  }));
  return {
    input: { account, password: PASSWORD.colliding },
    review: async () => {
      const { rowCount } = await world.bench.owner.query(
        'select from audit where org_id = $1 and object = $2',
        [own.orgId, userCode],
      );
      return rowCount === 1 ? undefined : 'the wrong password is not in the audit';
    },
  };
};

const DEVICE_COOKIE = '__Host-archway-device';

/** Nobody is told of a device. */
const untold =
  (world: World, { org, email }: Person) =>
  async (): Promise<string | undefined> => {
    const { rowCount } = await world.bench.owner.query(
      `select from mail where org_id = $1 and recipient = $2 and template = 'newDevice'`,
      [org.orgId, email],
    );
    return rowCount === 0 ? undefined : 'told of a device that is not new';
  };

/** The member has never signed in; the twins have. */
const firstDevice: Form = async (matrixCase) => {
  const person = await colleague(matrixCase);
  const { account, userCode } = person;
  await addCollidingRows(matrixCase.world, 'known_device', () => ({
    user_code: userCode,
    device_hash: sha256(randomUUID()),
  }));
  return { input: { account, password: PASSWORD.own }, review: untold(matrixCase.world, person) };
};

/** Where the member has signed in before, and the twins too. */
const knownDevice: Form = async (matrixCase) => {
  const person = await colleague(matrixCase);
  const { account, userCode } = person;
  const device = newToken();
  const row = { user_code: userCode, device_hash: sha256(device), last_seen_at: minutesFromNow(-10) };
  await place(matrixCase.world, matrixCase.own, 'known_device', row);
  return {
    input: { account, password: PASSWORD.own },
    cookie: `${DEVICE_COOKIE}=${device}`,
    review: untold(matrixCase.world, person),
  };
};

/** The account has to wait; only a device it was signed in on before would not, and this one is known to the twins alone. */
const twinsDevice: Form = async (matrixCase) => {
  const { world } = matrixCase;
  const person = await colleague(matrixCase);
  const { account, userCode } = person;
  const device = newToken();
  await addCollidingRows(world, 'known_device', () => ({
    user_code: userCode,
    device_hash: sha256(device),
  }));
  await insert(world.bench.owner, 'login_failure', [
    {
      org_id: SITE_ORG_ID,
      account_hash: failuresOf(world, person),
      failures: 10,
      paused_until: minutesFromNow(10),
    },
  ]);
  return { input: { account, password: PASSWORD.own }, cookie: `${DEVICE_COOKIE}=${device}` };
};

/**
 * Somebody whose code another has too, in an organization that exists: the colliding tenants' are not found where their
 * organization is asked for. It is made after all others.
 */
async function namesake({ world, own, foreign }: MatrixCase): Promise<Person> {
  const stranger = await addPerson(world, foreign, 'member', { activation: ACTIVATION.disabled });
  const org = await addActing(world, own);
  return addPerson(world, org, 'administrator', { user_code: stranger.userCode });
}

/** Signs in where this member never did before, and is told by a mail; the twins want none. */
const newDevice: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const { account, email, userCode } = await colleague(matrixCase);
  await insert(world.bench.owner, 'known_device', [
    { org_id: own.orgId, user_code: userCode, device_hash: sha256(randomUUID()) },
  ]);
  const choice = { user_code: userCode, event: 'newDevice', channel: 'email', wanted: false };
  await addCollidingRows(world, 'notice_choice', () => choice);
  return {
    input: { account, password: PASSWORD.own },
    review: async () => {
      const { rowCount } = await world.bench.owner.query(
        `select from mail where org_id = $1 and recipient = $2 and template = 'newDevice'`,
        [own.orgId, email],
      );
      return rowCount === 1 ? undefined : 'nobody was told of the device';
    },
  };
};

/** A session that is kept by a refresh token. In the colliding tenants it was ended. */
const refresh =
  (onItsDevice: boolean): Form =>
  async ({ world, me }) => {
    const device = newToken();
    const row = { save_login: true, device_hash: sha256(device), ended_at: null };
    const session = await addSession(world, me, row, { distort: { ended_at: new Date() } });
    const cookie = onItsDevice ? { cookie: `${DEVICE_COOKIE}=${device}` } : {};
    return { input: { refreshToken: tokenOf(world, session, 'refresh') }, ...cookie };
  };

/**
 * A session from which others were made. In the colliding tenants sessions of the ids of two others were made from it as well: here
 * they have nothing to do with it, and go on.
 */
const withDescendants: Form = async ({ world, me }) => {
  const { id: parent } = await addSession(world, me);
  const { id: child } = await addSession(world, me, { parent_id: parent });
  const { id: grandchild } = await addSession(world, me, { parent_id: child });
  const others = [
    await addSession(world, me, {}, { distort: { parent_id: parent } }),
    await addSession(world, me, {}, { distort: { parent_id: child } }),
  ].map(({ id }) => id);
  return {
    input: { sessionId: parent },
    review: async () => {
      const { rows } = await world.bench.owner.query<{ id: string }>(
        'select id from session where org_id = $1 and id = any($2) and ended_at is not null',
        [me.org.orgId, [parent, child, grandchild, ...others]],
      );
      const ended = rows.map(({ id }) => id).toSorted();
      return ended.join() === [parent, child, grandchild].toSorted().join()
        ? undefined
        : `${ended.length} sessions were ended, not the one and its descendants`;
    },
  };
};

/**
 * The caller's session was made from another one, and noting its use notes that of its maker. In the colliding tenants
 * both were made from sessions that have nothing to do with it here.
 */
const madeFromAnother: Form = async ({ world, me, session }) => {
  const unrelated = [await addSession(world, me), await addSession(world, me)].map(({ id }) => id);
  const { id: maker } = await addSession(world, me, {}, { distort: { parent_id: unrelated[1] } });
  await world.bench.owner.query(
    'update session set parent_id = case org_id when $2 then $3::uuid else $4::uuid end where id = $1',
    [session.id, me.org.orgId, maker, unrelated[0]],
  );
  return {
    input: {},
    review: async () => {
      const { rows } = await world.bench.owner.query<{ id: string }>(
        `select id from session
         where org_id = $1 and id = any($2) and last_used_at > app_now() - interval '1 minute'`,
        [me.org.orgId, [session.id, maker, ...unrelated]],
      );
      const used = rows.map(({ id }) => id).toSorted();
      return used.join() === [session.id, maker].toSorted().join()
        ? undefined
        : `${used.length} sessions count as used, not the caller's and its maker`;
    },
  };
};

export const sessionForms: Forms = {
  login: {
    own: async (matrixCase) => ({
      input: { account: (await colleague(matrixCase)).account, password: PASSWORD.own },
    }),
    bySign: async ({ world, me }) => ({
      input: { isFreeLogin: true, sign: await desktopSign(world, me) },
    }),
    newDevice,
    firstDevice,
    knownDevice,
    twinsDevice,
    namesake: async (matrixCase) => ({
      input: { account: (await namesake(matrixCase)).account, password: PASSWORD.own },
    }),
    afterFailures,
    afterManyFailures,
    paused,
    secondStepStarted: async (matrixCase) => {
      const { world, own } = matrixCase;
      const asked = await addPerson(world, own, 'member', { second_step_since: new Date() });
      await addLink(world, asked, 'secondStep');
      return { input: { account: asked.account, password: PASSWORD.own } };
    },
    disabled: async (matrixCase) => {
      const { account } = await colleague(matrixCase, ACTIVATION.disabled);
      return { input: { account, password: PASSWORD.own } };
    },
    // All others work on: whoever looks at theirs lets this one in.
    stopped: async ({ world, own }) => {
      const org = await addActing(world, own);
      const { account } = await addPerson(world, org, 'administrator');
      await world.bench.owner.query('update organization set status = $2 where org_id = $1', [
        org.orgId,
        ORGANIZATION_STATUS.stopped,
      ]);
      return { input: { account, password: PASSWORD.own } };
    },
    wrong: async (matrixCase) => ({
      input: { account: (await colleague(matrixCase)).account, password: PASSWORD.colliding },
    }),
    wrongOfTwins,
    missing: () => ({ input: { account: randomUUID(), password: PASSWORD.own } }),
  },
  'user/free-login': {
    own: async ({ world, me }) => ({ input: { sign: await desktopSign(world, me) }, bearsSign: true }),
    // Its session was ended; the twins' lives.
    ended: async ({ world, me }) => {
      const more = { ended_at: new Date(), end_reason: 'revoked' };
      return { input: { sign: await desktopSign(world, me, more) }, bearsSign: true };
    },
    spent: signed('freeLogin', true),
    missing: unknownSign,
  },
  'user/queryLoginSign': {
    own: signed('freeLogin'),
    namesake: async (matrixCase) => {
      const person = await namesake(matrixCase);
      const sign = await addLink(matrixCase.world, person, 'freeLogin');
      return {
        input: { sign },
        bearsSign: true,
        as: { accessToken: matrixCase.accessToken, own: person.org },
        review: (data) => {
          const { organization } = data as { organization: string };
          return organization.includes(person.org.mark) ? undefined : 'not the own organization';
        },
      };
    },
    spent: signed('freeLogin', true),
    missing: unknownSign,
  },
  'user/refresh_token': {
    own: refresh(true),
    otherDevice: refresh(false),
    missing: () => ({ input: { refreshToken: newToken() } }),
  },
  'user/logout': { own: nothing },
  'user/makeLoginSign': {
    // An unused sign of the caller, and one of each twin: only the caller's is replaced.
    own: async ({ world, me }) => {
      await addLink(world, me, 'freeLogin');
      return { input: {} };
    },
  },
  'user/verifyIdentity': {
    own: () => ({ input: { password: PASSWORD.own } }),
    administrator: async (matrixCase) => ({
      input: { account: (await colleague(matrixCase)).account, password: PASSWORD.own },
    }),
    // Somebody was tried too often: the try is given back to the caller, and to no twin.
    paused: async (matrixCase) => {
      const { world, me } = matrixCase;
      const target = await colleague(matrixCase);
      const { before, after } = world.collidingTenants;
      const ofCaller = createHmac('sha256', world.bench.secrets.failure.current.key)
        .update(`login\ncaller\n${me.org.orgId}\n${me.userCode}\n${target.userCode}`)
        .digest();
      await insert(world.bench.owner, 'login_failure', [
        { org_id: before.orgId, account_hash: ofCaller, failures: 3 },
        {
          org_id: SITE_ORG_ID,
          account_hash: failuresOf(world, target),
          failures: 10,
          paused_until: minutesFromNow(10),
        },
        { org_id: after.orgId, account_hash: ofCaller, failures: 3 },
      ]);
      return { input: { account: target.account, password: PASSWORD.own } };
    },
    member: async ({ world, own }) => ({
      input: { account: (await addPerson(world, own)).account, password: PASSWORD.own },
    }),
    colliding: () => ({ input: { password: PASSWORD.colliding } }),
    foreign: async ({ world, foreign }) => ({
      input: {
        account: (await addPerson(world, foreign, 'administrator')).account,
        password: PASSWORD.foreign,
      },
    }),
    missing: () => ({ input: { account: randomUUID(), password: PASSWORD.foreign } }),
  },
  'user/listSessions': { own: nothing, madeFromAnother },
  'user/revokeSession': {
    withDescendants,
    own: async ({ world, me }) => ({ input: { sessionId: (await addSession(world, me)).id } }),
    colleague: async (matrixCase) => ({
      input: { sessionId: (await addSession(matrixCase.world, await colleague(matrixCase))).id },
    }),
    foreign: async ({ world, foreign }) => ({
      input: { sessionId: (await addSession(world, await addPerson(world, foreign))).id },
    }),
    missing: () => ({ input: { sessionId: randomUUID() } }),
  },
  'user/revokeAllSessions': {
    own: async ({ world, me }) => {
      await addSession(world, me);
      await addLink(world, me, 'secondStep');
      return {
        input: {},
        review: (data) =>
          (data as { ended: number }).ended === 1 ? undefined : 'not exactly the other session was ended',
      };
    },
  },
  'live/ticket': { own: () => ({ input: { channel: 'system' } }) },
};
