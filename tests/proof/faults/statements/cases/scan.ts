import { cancelUpload, finishUpload, startUpload } from '@archway/contract/file/calls';
import { asMember } from '../../../../harness/as-member.ts';
import { defineCase, withAdministrator, type Case } from '../case.ts';
import { arrive, roomIs, scanOf } from '../files.ts';

/** Scans and archives: what is struck here must never lose or double the room they take. */
export const scanCases: readonly Case[] = [
  defineCase({
    name: 'file/startUpload of a scan',
    call: startUpload,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      return {
        clinic,
        input: { kind: 'scan' as const, name: 'upper.stl', size: 5 },
        headers: asMember(accessToken),
        check: roomIs(stage, clinic.orgId, { used: 0, reserved: 5 }),
      };
    },
  }),
  defineCase({
    name: 'file/finishUpload of a scan',
    call: finishUpload,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      const fileId = await scanOf(stage, administrator, await arrive(stage));
      return {
        clinic,
        input: { fileId, sha256: 'ab'.repeat(32) },
        headers: asMember(accessToken),
        check: roomIs(stage, clinic.orgId, { used: 5, reserved: 0 }),
      };
    },
  }),
  defineCase({
    call: cancelUpload,
    prepare: async (stage) => {
      const { clinic, administrator, accessToken } = await withAdministrator(stage);
      return {
        clinic,
        input: { fileId: await scanOf(stage, administrator) },
        headers: asMember(accessToken),
        check: roomIs(stage, clinic.orgId, { used: 0, reserved: 0 }),
      };
    },
  }),
];
