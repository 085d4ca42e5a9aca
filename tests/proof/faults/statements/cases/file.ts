import { editAvatar } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { deleteDentistSignature, editDentistSignature, saveDentist } from '@archway/contract/dentist/calls';
import {
  finishRegistrationUpload,
  finishUpload,
  startRegistration,
  startRegistrationUpload,
  startUpload,
} from '@archway/contract/file/calls';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import { asMember } from '../../../../harness/as-member.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';
import { arrive, fileOf, sentFile, ticketOf } from '../files.ts';
import type { Stage } from '../stage.ts';

const tagIs =
  (stage: Stage, orgId: string, { id, want }: { id: string; want: string }) =>
  async (): Promise<string[]> => {
    const [row] = await stage.rows.rows<{ tag: string }>(orgId, 'select tag from file where id = $1', [id]);
    return unless(row?.tag === want, `the file is ${row?.tag}, not ${want}`);
  };

/** An administrator who is a dentist, with a signature if asked for. */
async function withDentist(stage: Stage, isSigned: boolean) {
  const made = await withAdministrator(stage);
  const headers = asMember(made.accessToken);
  const { userCode } = made.administrator;
  await ask(stage, saveDentist, { name: 'Dr. Reid', userCode }, headers);
  const file = await fileOf(stage, made.administrator, { kind: 'signature' });
  if (isSigned) await ask(stage, editDentistSignature, { dentistSignature: file }, headers);
  return { ...made, headers, file };
}

const signaturesAre = (stage: Stage, orgId: string, want: number) => async (): Promise<string[]> => {
  const rows = await stage.rows.rows(orgId, 'select from dentist_signature where org_id = app_org()');
  return unless(rows.length === want, `${rows.length} signatures, not ${want}`);
};

export const fileCases: readonly Case[] = [
  defineCase({
    call: startUpload,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const input = { kind: 'avatar' as const, name: 'a.png', size: 5 };
      return { clinic, input, headers: asMember(accessToken) };
    },
  }),
  defineCase({
    call: finishUpload,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      const uploadKey = await arrive(stage);
      const id = await fileOf(stage, administrator, { kind: 'avatar', uploadKey, isFinished: false });
      const check = tagIs(stage, clinic.orgId, { id, want: 'uploaded' });
      return { clinic, input: { fileId: id }, headers: asMember(accessToken), check };
    },
  }),
  defineCase({
    call: editAvatar,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      const avatar = await fileOf(stage, administrator, { kind: 'avatar' });
      return { clinic, input: { avatar }, headers: asMember(accessToken) };
    },
  }),
  defineCase({
    call: editDentistSignature,
    prepare: async (stage) => {
      const { clinic, headers, file } = await withDentist(stage, false);
      const check = signaturesAre(stage, clinic.orgId, 1);
      return { clinic, input: { dentistSignature: file }, headers, check };
    },
  }),
  defineCase({
    call: deleteDentistSignature,
    prepare: async (stage) => {
      const { clinic, headers } = await withDentist(stage, true);
      return { clinic, input: {}, headers, check: signaturesAre(stage, clinic.orgId, 0) };
    },
  }),
  defineCase({
    call: startRegistration,
    prepare: async (stage) => ({ clinic: await stage.clinic(), input: {} }),
    again: {
      codes: [CODES.ok],
      adds: 'registration_ticket +1',
      why: 'a second ticket; nobody has the first, which ends by itself',
    },
  }),
  defineCase({
    call: startRegistrationUpload,
    prepare: async (stage) => {
      const { ticket } = await ticketOf(stage);
      const input = { ticket, kind: 'license' as const, name: 'a.pdf', size: 5 };
      return { clinic: await stage.clinic(), input };
    },
    again: { codes: [CODES.ok], adds: 'file +1', why: 'a second file; the first is never sent and swept' },
  }),
  defineCase({
    call: finishRegistrationUpload,
    prepare: async (stage) => {
      const registering = await ticketOf(stage);
      const uploadKey = await arrive(stage);
      const id = await sentFile(stage, registering, { kind: 'license', uploadKey, isFinished: false });
      return {
        clinic: await stage.clinic(),
        input: { ticket: registering.ticket, fileId: id },
        check: tagIs(stage, SITE_ORG_ID, { id, want: 'uploaded' }),
      };
    },
    again: { codes: [CODES.ok], adds: '', why: 'the file waits for its check already' },
  }),
];
