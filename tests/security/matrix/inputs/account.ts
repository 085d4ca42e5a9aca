import { randomUUID } from 'node:crypto';
import { ACTIVATION, ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { getAppConfig } from '@archway/contract/app-config/calls';
import type { MatrixCase, Form, Forms } from '../matrix-case.ts';
import { addPasskey } from '../../world/credentials.ts';
import {
  addLink,
  addPerson,
  addSession,
  LINK_MINUTES,
  newToken,
  tokenOf,
  type Person,
} from '../../world/people.ts';
import { addActing, PASSWORD, place } from '../../world/world.ts';
import { usable } from './file.ts';
import { addFile, finished } from '../../world/files.ts';

const NEW_PASSWORD = 'Another-Horse-10';
const nothing: Form = () => ({ input: {} });

/** The caller has a picture, and is a dentist who has signed. */
const pictured: Form = async (matrixCase) => {
  const { world, own, me } = matrixCase;
  const avatar = await addFile(world, own, me.userCode);
  await world.bench.owner.query('update member set avatar_file = $2 where user_code = $1', [
    me.userCode,
    avatar,
  ]);
  const signature = await addSignature(matrixCase);
  return {
    input: {},
    review: (data) => {
      const shown = data as { avatar: string | null; dentistSignature: string | null };
      if (shown.avatar?.includes(own.mark) !== true) return 'not the own picture';
      const isRight = own.type !== ORGANIZATION_TYPE.clinic || shown.dentistSignature?.includes(signature);
      return isRight === true ? undefined : 'not the own signature';
    },
  };
};

/** The caller is a dentist who has not signed; the twins have, and are linked to another one. */
const unsigned: Form = async (matrixCase) => {
  await addSignature(matrixCase, false);
  return {
    input: {},
    review: (data) =>
      (data as { dentistSignature: string | null }).dentistSignature === null
        ? undefined
        : 'the signature of another',
  };
};

/** Answers with what its address contains. The twins are another dentist, and their file is another one. */
async function addSignature({ world, own, me }: MatrixCase, hasSigned = true): Promise<string> {
  const [mine, another] = [randomUUID(), randomUUID()];
  const addressed = (id: string) => ({ ...finished(own.mark), content_key: `org/${own.mark}/${id}` });
  const file = (id: string) => addFile(world, own, me.userCode, { kind: 'signature', ...addressed(id) });
  const [fileId, anotherFile] = [await file(mine), await file(another)];
  for (const id of [mine, another]) await place(world, own, 'dentist', { id, name: `${own.mark} me ${id}` });
  const link = { dentist_id: mine, user_code: me.userCode };
  await place(world, own, 'dentist_member', link, { distort: { dentist_id: another } });
  const sign = (dentistId: string, id: string) =>
    place(
      world,
      own,
      'dentist_signature',
      { dentist_id: dentistId, number: 1, file_id: id },
      { distort: { file_id: anotherFile } },
    );
  await sign(mine, fileId);
  await sign(another, anotherFile);
  if (!hasSigned)
    await world.bench.owner.query('delete from dentist_signature where org_id = $1 and dentist_id = $2', [
      own.orgId,
      mine,
    ]);
  return `org/${own.mark}/${mine}`;
}
const unknownSign: Form = () => ({ input: { sign: newToken() } });

/** Whom a public call is about: a member of the caller's organization in this state. */
const accountOf =
  (activation: number): Form =>
  async (matrixCase) => ({ input: { account: (await plainMember(matrixCase, activation)).account } });
const addressOf =
  (activation: number): Form =>
  async (matrixCase) => ({ input: { email: (await plainMember(matrixCase, activation)).email } });
const unknownAccount: Form = () => ({ input: { account: randomUUID() } });

export const signed =
  (
    kind: string,
    more: { spent?: boolean; activation?: number; input?: Record<string, unknown> } = {},
  ): Form =>
  async ({ world, own }) => {
    const { spent = false, activation = ACTIVATION.activated, input = {} } = more;
    const person = await addPerson(world, own, 'member', { activation });
    const email = `new.${person.email}`;
    return {
      input: { sign: await addLink(world, person, kind, { spent, email }), ...input },
      bearsSign: true,
    };
  };

/** A passkey was added since the change; the twins have added one too, and keep it. */
const undone: Form = async ({ world, own }) => {
  const person = await addPerson(world, own);
  const sign = await addLink(world, person, 'undoEmail', { email: `new.${person.email}` });
  await addPasskey(world, person);
  return { input: { sign }, bearsSign: true };
};

const activationWith = (password: string): Form =>
  signed('activate', { activation: ACTIVATION.notActivated, input: { password } });

/** The page tells how long the link still works; the twins' work for longer. */
const forAsLongAsTheLink =
  (form: Form): Form =>
  async (matrixCase) => ({
    ...(await form(matrixCase)),
    review: (data) => {
      const { minutesLeft } = data as { minutesLeft: number };
      return minutesLeft <= LINK_MINUTES ? undefined : `it works for ${minutesLeft} minutes`;
    },
  });

/** Somebody whose name and address do not tell of the organization: the caller types them, and they are kept so. */
const plainly = (): { login_account: string; email: string } => {
  const name = `plain.${randomUUID().slice(0, 13)}`;
  return { login_account: name, email: `${name}@plain.example` };
};
/** Renamed afterwards: the twins of a member have its name with their own mark, and none without. */
export async function plainMember({ world, own }: MatrixCase, activation: number): Promise<Person> {
  const person = await addPerson(world, own, 'member', { activation });
  const { login_account: account, email } = plainly();
  await world.bench.owner.query(
    'update member set login_account = $3, email = $4 where org_id = $1 and user_code = $2',
    [own.orgId, person.userCode, account, email],
  );
  return { ...person, account, email };
}
const plainStranger = ({ world, foreign }: MatrixCase): Promise<Person> =>
  addPerson(world, foreign, 'member', plainly());

/** Somebody like the caller in an organization of its own, which is being closed. */
const inClosing: Form = async ({ world, caller: { role, state }, own }) => {
  if (['anonymous', 'ended', 'disabled'].includes(state)) return { input: {} };
  const fresh = await addActing(world, own);
  const more = state === 'mustChange' ? { force_change_password: true } : {};
  const session = await addSession(world, await addPerson(world, fresh, role, more));
  await world.bench.owner.query(
    `update organization set status = 3, closing_since = now(), closes_at = now() + interval '30 days'
     where org_id = $1`,
    [fresh.orgId],
  );
  return { input: {}, as: { accessToken: tokenOf(world, session), own: fresh } };
};

/** The caller accepted one text in its current version, the twins two others. */
const agreements: Form = async ({ world, own, me }) => {
  const { body } = await world.bench.send(getAppConfig, {}, {});
  const { agreement } = (JSON.parse(body) as { data: { agreement: Record<string, { version: string }> } })
    .data;
  const row = (type: string): Record<string, unknown> => ({
    user_code: me.userCode,
    agreement_type: type,
    version: agreement[type]?.version ?? '',
    language: 'en',
  });
  await place(world, own, 'agreement_log', row('privacy'), { distort: row('cookie') });
  return {
    input: {},
    review: (data) =>
      JSON.stringify(data) === JSON.stringify([{ agreementType: 'privacy' }])
        ? undefined
        : `not the caller's acceptances: ${JSON.stringify(data)}`,
  };
};

/** The old hash is compared when the new one is written: here the twins have the same, so it cannot spare them. */
const changeOfSharedHash: Form = async ({ world, own, me }) => {
  await world.bench.owner.query('update member set password_hash = $1 where user_code = $2', [
    own.passwordHash,
    me.userCode,
  ]);
  return { input: { oldPassword: PASSWORD.own, newPassword: NEW_PASSWORD } };
};

const exists = (expected: boolean) => (data: unknown) =>
  (data as { exists: boolean }).exists === expected ? undefined : `not ${expected}`;

export const accountForms: Forms = {
  'user/info': { own: nothing, pictured, unsigned },
  'user/edit_avatar': { ...usable('avatar', 'avatar'), nothing: () => ({ input: { avatar: '' } }) },
  'user/update': {
    own: ({ own }) => ({
      input: { displayName: `${own.mark} new`, nickname: `${own.mark} new`, theme: 'dark' },
    }),
    withMore: ({ foreign }) => ({ input: { displayName: 'x', orgId: foreign.orgId, activation: 1 } }),
  },
  'user/savePreference': { own: () => ({ input: { density: 'compact' } }) },
  'user/setToothNumberingSystem': { own: () => ({ input: { toothNumberingSystem: 'universal' } }) },
  'user/edit_username': {
    own: ({ own }) => ({ input: { username: `${own.mark}.${randomUUID().slice(0, 8)}` } }),
    taken: async (matrixCase) => ({ input: { username: (await plainStranger(matrixCase)).account } }),
  },
  'user/checkUsernameExist': {
    own: ({ me }) => ({ input: { username: me.account }, review: exists(false) }),
    taken: async (matrixCase) => ({
      input: { username: (await plainStranger(matrixCase)).account },
      review: exists(true),
    }),
    missing: () => ({ input: { username: randomUUID() }, review: exists(false) }),
  },
  'user/participateImprovementPlan': { own: nothing },
  'user/cancelParticipateImprovementPlan': {
    own: async ({ world, me }) => {
      await world.bench.owner.query(`update member set improvement_version = 'v' where user_code = $1`, [
        me.userCode,
      ]);
      return { input: {} };
    },
  },
  'user/edit_email': {
    own: ({ me }) => ({ input: { email: `new.${me.email}` } }),
    taken: async (matrixCase) => ({ input: { email: (await plainStranger(matrixCase)).email } }),
  },
  'user/email/resendConfirm': {
    own: async ({ world, me }) => {
      await addLink(world, me, 'confirmEmail', { email: `new.${me.email}` });
      return { input: {} };
    },
    // The twins wait for a confirmation, the caller's link was used.
    missing: async ({ world, own, me }) => {
      const sign = await addLink(world, me, 'confirmEmail', { email: `new.${me.email}` });
      await world.bench.owner.query(
        `update one_time_link set used_at = now() where org_id = $1 and hash = sha256($2::bytea)`,
        [own.orgId, Buffer.from(sign)],
      );
      return { input: {} };
    },
  },
  'user/email.confirm': {
    own: activationWith(PASSWORD.own),
    wrong: activationWith(NEW_PASSWORD),
    colliding: activationWith(PASSWORD.colliding),
    changed: signed('confirmEmail'),
    spent: signed('activate', { spent: true }),
    missing: unknownSign,
  },
  'user/email/querySign': {
    own: signed('activate', { activation: ACTIVATION.notActivated }),
    changed: signed('confirmEmail'),
    undo: signed('undoEmail'),
    spent: signed('undoEmail', { spent: true }),
    missing: unknownSign,
  },
  'user/email/undo': {
    own: undone,
    spent: signed('undoEmail', { spent: true }),
    missing: unknownSign,
  },
  'user/resend_activate': {
    own: accountOf(ACTIVATION.notActivated),
    active: accountOf(ACTIVATION.activated),
    missing: unknownAccount,
  },
  'site/find': {
    own: addressOf(ACTIVATION.activated),
    disabled: addressOf(ACTIVATION.disabled),
    missing: () => ({ input: { email: `${randomUUID()}@plain.example` } }),
  },
  'user/getChangePassEmail': { own: nothing },
  'user/changePass': {
    own: () => ({ input: { oldPassword: PASSWORD.own, newPassword: NEW_PASSWORD } }),
    sameHash: changeOfSharedHash,
    wrong: () => ({ input: { oldPassword: NEW_PASSWORD, newPassword: NEW_PASSWORD } }),
    colliding: () => ({ input: { oldPassword: PASSWORD.colliding, newPassword: NEW_PASSWORD } }),
  },
  'user/forceChangePass': { own: () => ({ input: { newPassword: NEW_PASSWORD } }) },
  'user/forgetPass': {
    own: accountOf(ACTIVATION.activated),
    disabled: accountOf(ACTIVATION.disabled),
    missing: unknownAccount,
  },
  'user/forgetPassEmailConfirm': {
    own: forAsLongAsTheLink(signed('resetPassword')),
    invited: signed('invitation', { activation: ACTIVATION.notActivated }),
    spent: signed('resetPassword', { spent: true }),
    missing: unknownSign,
  },
  'user/forgetPassResetPass': {
    own: signed('resetPassword', { input: { password: NEW_PASSWORD } }),
    invited: signed('invitation', {
      activation: ACTIVATION.notActivated,
      input: { password: NEW_PASSWORD },
    }),
    spent: signed('resetPassword', { spent: true, input: { password: NEW_PASSWORD } }),
    missing: () => ({ input: { sign: newToken(), password: NEW_PASSWORD } }),
  },
  'user/queryUserAgreementReadLog': { own: agreements, closing: inClosing },
  'user/saveUserAgreementReadLog': {
    own: () => ({ input: { agreementType: 'privacy,terms' } }),
    unknown: () => ({ input: { agreementType: 'privacy,other' } }),
  },
};
