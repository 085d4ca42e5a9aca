import { randomUUID } from 'node:crypto';
import { MOST_WRONG_CODES } from '@archway/contract/credential/model';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import type { Cell, Form, Forms } from '../cell.ts';
import {
  addLoginQuestion,
  addPasskey,
  addQuestion,
  addRecoveryCode,
  addTotp,
  newDevice,
} from '../credentials.ts';
import { addLink, addPerson, newSign, type Person } from '../people.ts';
import { insert } from '../rows.ts';
import { failuresOf } from './session.ts';

const nothing: Form = () => ({ input: {} });
const colleagueOf = ({ world, own }: Cell): Promise<Person> => addPerson(world, own);
const strangerOf = ({ world, foreign }: Cell): Promise<Person> => addPerson(world, foreign);

/** Nobody's: of the right form, and with a letter that hexadecimal has not. */
const WRONG_CODE = 'ZZZZZZZZZZ';

/** A half-open sign-in with one failure behind it, which the ghosts remember too. */
async function halfOpen({ world, me }: Cell, spent = false): Promise<string> {
  const account_hash = failuresOf(world, me);
  const { before, after } = world.ghosts;
  await insert(
    world.bench.owner,
    'login_failure',
    [before.orgId, SITE_ORG_ID, after.orgId].map((org_id) => ({ org_id, account_hash, failures: 1 })),
  );
  const detail = { saveLogin: 'false', accountHash: account_hash.toString('hex') };
  return addLink(world, me, 'secondStep', { spent, detail });
}

/** Whoever calls completes a sign-in with a code of the caller's, unless it is another's. */
const completed =
  (codeOf: (cell: Cell) => Promise<{ code: string; kept?: string[] }>, spent = false): Form =>
  async (cell) => {
    const { code, kept = [] } = await codeOf(cell);
    return { input: { ticket: await halfOpen(cell, spent), code }, kept };
  };
const ownCode = ({ world, me }: Cell) => addTotp(world, me, 'secret');

const endedSignIn: Form = async (cell) => {
  const { code, kept } = await ownCode(cell);
  const ticket = await halfOpen(cell);
  await cell.world.bench.owner.query(
    'update one_time_link set tries = $1 where user_code = $2 and org_id = $3',
    [MOST_WRONG_CODES, cell.me.userCode, cell.own.orgId],
  );
  return { input: { ticket, code }, kept };
};

/** With a passkey of the caller's. */
const passkeyLogin: Form = async ({ world, me }) => {
  const { device } = await addPasskey(world, me);
  const { ticket, question } = await addLoginQuestion(world);
  return { input: { ticket, answer: device.answer(question) } };
};

/** A passkey, a code app and recovery codes; the twins have as many, and are asked for no code. */
const everything: Form = async ({ world, me }) => {
  const { kept } = await addTotp(world, me, 'secret');
  const recovery = await addRecoveryCode(world, me);
  const { id } = await addPasskey(world, me);
  return {
    input: {},
    kept: [...kept, ...recovery.kept],
    review: (data) => {
      const { passkeys, totpSince, recoveryCodesLeft } = data as {
        passkeys: { passkeyId: string }[];
        totpSince: string | null;
        recoveryCodesLeft: number;
      };
      const isOwn = passkeys.map(({ passkeyId }) => passkeyId).join() === id && totpSince !== null;
      return isOwn && recoveryCodesLeft === 1 ? undefined : `not the caller's: ${JSON.stringify(data)}`;
    },
  };
};
const withEverything: Form = async (cell) => {
  const { input, kept = [] } = await everything(cell);
  return { input, kept };
};

/** The twins are to look at their passkeys too, and go on having to. */
const reviewed: Form = async ({ world, me }) => {
  await world.bench.owner.query('update member set review_passkeys = true where user_code = $1', [
    me.userCode,
  ]);
  return { input: {} };
};

/** Here the twins are asked for codes too, and go on being asked. */
const stopped: Form = async (cell) => {
  const sending = await withEverything(cell);
  await cell.world.bench.owner.query('update member set second_step_since = now() where user_code = $1', [
    cell.me.userCode,
  ]);
  return sending;
};

/** The question names the passkeys of the caller, of which there is one. */
const asked =
  (field: 'allowCredentials' | 'excludeCredentials'): Form =>
  async ({ world, me }) => {
    const { device } = await addPasskey(world, me);
    return {
      input: {},
      review: (data) => {
        const { question } = data as { question: Record<string, { id: string }[]> };
        const named = question[field]?.map(({ id }) => id).join();
        return named === device.credentialId ? undefined : `names ${named}`;
      },
    };
  };

/** A new passkey under a name that somebody may have; its twins in the ghosts have asked something else. */
const saved =
  (holderOf: ((cell: Cell) => Promise<Person>) | null): Form =>
  async (cell) => {
    const { world, own, session } = cell;
    const question = await addQuestion(world, own, `make\n${session.id}`);
    const device =
      holderOf === null ? newDevice(world, own) : (await addPasskey(world, await holderOf(cell))).device;
    return { input: { name: `${own.mark} new device`, answer: device.make(question) } };
  };

const deleted =
  (holderOf: (cell: Cell) => Promise<Person>): Form =>
  async (cell) => ({ input: { passkeyId: (await addPasskey(cell.world, await holderOf(cell))).id } });

/** The session asked, and somebody's passkey answers. */
const verified =
  (holderOf: (cell: Cell) => Promise<Person>): Form =>
  async (cell) => {
    const { world, own, session } = cell;
    const { device } = await addPasskey(world, await holderOf(cell));
    const question = await addQuestion(world, own, `verify\n${session.id}`);
    return { input: { answer: device.answer(question) } };
  };

export const credentialForms: Forms = {
  'user/confirmLogin': {
    own: completed(ownCode),
    recovery: completed(({ world, me }) => addRecoveryCode(world, me)),
    wrong: completed(async () => ({ code: WRONG_CODE })),
    foreign: completed(async (cell) => addRecoveryCode(cell.world, await strangerOf(cell))),
    spent: completed(ownCode, true),
    ended: endedSignIn,
    unknown: async (cell) => {
      const { code, kept } = await ownCode(cell);
      return { input: { ticket: newSign(), code }, kept };
    },
  },
  'user/startPasskeyLogin': { own: nothing },
  'user/passkeyLogin': {
    own: passkeyLogin,
    forged: async (cell) => {
      const { input } = await passkeyLogin(cell);
      const device = newDevice(cell.world, cell.own);
      const { ticket, question } = await addLoginQuestion(cell.world);
      const { id, rawId } = input['answer'] as { id: string; rawId: string };
      return { input: { ticket, answer: { ...device.answer(question), id, rawId } } };
    },
    unasked: async (cell) => {
      const { input } = await passkeyLogin(cell);
      return { input: { ...input, ticket: newSign() } };
    },
    unknown: async ({ world, own }) => {
      const { ticket, question } = await addLoginQuestion(world);
      return { input: { ticket, answer: newDevice(world, own).answer(question) } };
    },
  },
  'user/querySignInMethods': { own: everything },
  'user/startTotp': {
    own: async ({ world, me }) => ({ input: {}, kept: (await addTotp(world, me, 'secret')).kept }),
  },
  'user/confirmTotp': {
    own: async ({ world, me }) => {
      const { code, kept } = await addTotp(world, me, 'pending');
      return { input: { code }, kept };
    },
    wrong: async ({ world, me }) => ({
      input: { code: WRONG_CODE },
      kept: (await addTotp(world, me, 'pending')).kept,
    }),
    none: () => ({ input: { code: WRONG_CODE } }),
  },
  'user/stopTotp': { own: stopped },
  'user/makeRecoveryCodes': { own: withEverything, none: nothing },
  'user/startPasskey': { own: asked('excludeCredentials') },
  'user/savePasskey': {
    own: saved(null),
    foreign: saved(strangerOf),
    unasked: ({ world, own }) => ({
      input: {
        name: 'unasked',
        answer: newDevice(world, own).make({
          challenge: newSign(),
          rpId: new URL(world.bench.origin).hostname,
        }),
      },
    }),
  },
  'user/deletePasskey': {
    own: deleted(async ({ me }) => me),
    colleague: deleted(colleagueOf),
    foreign: deleted(strangerOf),
    missing: () => ({ input: { passkeyId: randomUUID() } }),
  },
  'user/confirmPasskeys': { own: reviewed },
  'user/startIdentityPasskey': { own: asked('allowCredentials'), none: nothing },
  'user/verifyIdentityByPasskey': {
    own: verified(async ({ me }) => me),
    colleague: verified(colleagueOf),
    foreign: verified(strangerOf),
    unasked: async ({ world, me }) => {
      const { device } = await addPasskey(world, me);
      return {
        input: {
          answer: device.answer({ challenge: newSign(), rpId: new URL(world.bench.origin).hostname }),
        },
      };
    },
    missing: async ({ world, own, session }) => {
      const question = await addQuestion(world, own, `verify\n${session.id}`);
      return { input: { answer: newDevice(world, own).answer(question) } };
    },
  },
};
