import { randomUUID } from 'node:crypto';
import { MOST_WRONG_CODES } from '@archway/contract/credential/model';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import type { MatrixCase, Form, Forms } from '../matrix-case.ts';
import {
  addLoginQuestion,
  addPasskey,
  addQuestion,
  addRecoveryCode,
  addTotp,
  newDevice,
} from '../../world/credentials.ts';
import { addLink, addPerson, newToken, type Person } from '../../world/people.ts';
import { insert } from '../../world/rows.ts';
import { failuresOf } from './session.ts';

const nothing: Form = () => ({ input: {} });
const colleagueOf = ({ world, own }: MatrixCase): Promise<Person> => addPerson(world, own);
const strangerOf = ({ world, foreign }: MatrixCase): Promise<Person> => addPerson(world, foreign);

/** Nobody's: of the right form, and with a letter that hexadecimal has not. */
const WRONG_CODE = 'ZZZZZZZZZZ';

/** Starts the second step of a sign-in, after one failure that the colliding tenants remember too. */
async function startSecondStep({ world, me }: MatrixCase, spent = false): Promise<string> {
  const account_hash = failuresOf(world, me);
  const { before, after } = world.collidingTenants;
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
  (codeOf: (matrixCase: MatrixCase) => Promise<{ code: string; kept?: string[] }>, spent = false): Form =>
  async (matrixCase) => {
    const { code, kept = [] } = await codeOf(matrixCase);
    return { input: { ticket: await startSecondStep(matrixCase, spent), code }, kept };
  };
const ownCode = ({ world, me }: MatrixCase) => addTotp(world, me, 'secret');

const endedSignIn: Form = async (matrixCase) => {
  const { code, kept } = await ownCode(matrixCase);
  const ticket = await startSecondStep(matrixCase);
  await matrixCase.world.bench.owner.query(
    'update one_time_link set tries = $1 where user_code = $2 and org_id = $3',
    [MOST_WRONG_CODES, matrixCase.me.userCode, matrixCase.own.orgId],
  );
  return { input: { ticket, code }, kept };
};

/** So often today that the code has to wait: the try is given back, and to no twin. */
const tooEarly: Form = async (matrixCase) => {
  const { world, me } = matrixCase;
  const { code, kept } = await ownCode(matrixCase);
  const account_hash = failuresOf(world, me);
  await insert(world.bench.owner, 'login_failure', [
    { org_id: SITE_ORG_ID, account_hash, failures: 1, day_level: 1_000_000 },
  ]);
  const detail = { saveLogin: 'false', accountHash: account_hash.toString('hex') };
  return { input: { ticket: await addLink(world, me, 'secondStep', { detail }), code }, kept };
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
const withEverything: Form = async (matrixCase) => {
  const { input, kept = [] } = await everything(matrixCase);
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
const stopped: Form = async (matrixCase) => {
  const sending = await withEverything(matrixCase);
  await matrixCase.world.bench.owner.query(
    'update member set second_step_since = now() where user_code = $1',
    [matrixCase.me.userCode],
  );
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

/** A new passkey under a name that somebody may have; its twins in the colliding tenants have asked something else. */
const saved =
  (holderOf: ((matrixCase: MatrixCase) => Promise<Person>) | null): Form =>
  async (matrixCase) => {
    const { world, own, session } = matrixCase;
    const question = await addQuestion(world, own, `make\n${session.id}`);
    const device =
      holderOf === null
        ? newDevice(world, own)
        : (await addPasskey(world, await holderOf(matrixCase))).device;
    return { input: { name: `${own.mark} new device`, answer: device.make(question) } };
  };

const deleted =
  (holderOf: (matrixCase: MatrixCase) => Promise<Person>): Form =>
  async (matrixCase) => ({
    input: { passkeyId: (await addPasskey(matrixCase.world, await holderOf(matrixCase))).id },
  });

/** The session asked, and somebody's passkey answers. */
const verified =
  (holderOf: (matrixCase: MatrixCase) => Promise<Person>): Form =>
  async (matrixCase) => {
    const { world, own, session } = matrixCase;
    const { device } = await addPasskey(world, await holderOf(matrixCase));
    const question = await addQuestion(world, own, `verify\n${session.id}`);
    return { input: { answer: device.answer(question) } };
  };

export const credentialForms: Forms = {
  'user/confirmLogin': {
    own: completed(ownCode),
    recovery: completed(({ world, me }) => addRecoveryCode(world, me)),
    wrong: completed(async () => ({ code: WRONG_CODE })),
    foreign: completed(async (matrixCase) => addRecoveryCode(matrixCase.world, await strangerOf(matrixCase))),
    spent: completed(ownCode, true),
    ended: endedSignIn,
    tooEarly,
    unknown: async (matrixCase) => {
      const { code, kept } = await ownCode(matrixCase);
      return { input: { ticket: newToken(), code }, kept };
    },
  },
  'user/startPasskeyLogin': { own: nothing },
  'user/passkeyLogin': {
    own: passkeyLogin,
    forged: async (matrixCase) => {
      const { input } = await passkeyLogin(matrixCase);
      const device = newDevice(matrixCase.world, matrixCase.own);
      const { ticket, question } = await addLoginQuestion(matrixCase.world);
      const { id, rawId } = input['answer'] as { id: string; rawId: string };
      return { input: { ticket, answer: { ...device.answer(question), id, rawId } } };
    },
    unasked: async (matrixCase) => {
      const { input } = await passkeyLogin(matrixCase);
      return { input: { ...input, ticket: newToken() } };
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
          challenge: newToken(),
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
          answer: device.answer({ challenge: newToken(), rpId: new URL(world.bench.origin).hostname }),
        },
      };
    },
    missing: async ({ world, own, session }) => {
      const question = await addQuestion(world, own, `verify\n${session.id}`);
      return { input: { answer: newDevice(world, own).answer(question) } };
    },
  },
};
