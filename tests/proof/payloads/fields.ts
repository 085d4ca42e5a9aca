import { update } from '@archway/contract/account/calls';
import { addCaseFiles, removeCaseFile, saveCase } from '@archway/contract/case/calls';
import { saveContact } from '@archway/contract/contact/calls';
import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import { saveDentist } from '@archway/contract/dentist/calls';
import { startUpload } from '@archway/contract/file/calls';
import { saveMark } from '@archway/contract/mark/calls';
import { saveMember } from '@archway/contract/member/calls';
import { editCompany } from '@archway/contract/organization/calls';
import { saveRole } from '@archway/contract/role/calls';

/** Somebody who writes, and the records that were written before and are written over. */
export interface Writer {
  /** Null where the call refused. */
  call: <C extends CallSpec>(call: C, input: InputOf<C>) => Promise<OutputOf<C> | null>;
  /** A colleague whose name is changed too. */
  colleague: string;
  ids: {
    caseId?: string;
    scanId?: string;
    fileId?: string;
    markId?: string;
    contactId?: string;
    dentistId?: string;
    roleId?: string;
  };
}

type Field = (writer: Writer, text: string) => Promise<boolean>;

const given = <K extends string>(key: K, value: string | undefined): Partial<Record<K, string>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, string>);

async function caseFile({ call, ids }: Writer, text: string): Promise<boolean> {
  const { caseId, fileId: earlier } = ids;
  if (caseId === undefined) return false;
  const begun = await call(startUpload, { kind: 'scan', name: `${text}.stl`, size: 684 });
  if (begun === null) return false;
  await call(addCaseFiles, { caseId, fileIds: [begun.fileId] });
  if (earlier !== undefined) await call(removeCaseFile, { caseId, fileId: earlier });
  ids.fileId = begun.fileId;
  return true;
}

async function note({ call, ids }: Writer, text: string): Promise<boolean> {
  const { caseId, scanId, markId } = ids;
  if (caseId === undefined || scanId === undefined) return false;
  const at = { scanId, point: [0, 0, 0] as [number, number, number] };
  const kept = await call(saveMark, {
    caseId,
    ...given('markId', markId),
    shape: { kind: 'pin', at, tooth: null, text },
  });
  ids.markId = kept?.markId ?? ids.markId ?? '';
  return kept !== null;
}

/** One record of each kind is written over again and again, so that it stays on the first page of its list. */
export const FIELDS: Readonly<Record<string, Field>> = {
  'name of a case': async ({ call, ids }, text) => {
    const kept = await call(saveCase, { ...given('caseId', ids.caseId), name: text });
    if (kept !== null) ids.caseId = kept.caseId;
    return kept !== null;
  },
  'name of a file': caseFile,
  'text of a note': note,
  'name of a contact': async ({ call, ids }, text) => {
    const kept = await call(saveContact, {
      ...given('contactId', ids.contactId),
      userName: text,
      email: 'desk@contact.example',
    });
    if (kept !== null) ids.contactId = kept.contactId;
    return kept !== null;
  },
  'name of a dentist': async ({ call, ids }, text) => {
    const kept = await call(saveDentist, { ...given('dentistId', ids.dentistId), name: text });
    if (kept !== null) ids.dentistId = kept.dentistId;
    return kept !== null;
  },
  'name of a role': async ({ call, ids }, text) => {
    const kept = await call(saveRole, { ...given('roleId', ids.roleId), name: text });
    if (kept !== null) ids.roleId = kept.roleId;
    return kept !== null;
  },
  'name and phone of a member': async ({ call, colleague }, text) =>
    (await call(saveMember, { userCode: colleague, displayName: text, phone: text })) !== null,
  'own names and phone': async ({ call }, text) =>
    (await call(update, { displayName: text, nickname: text, phone: text })) !== null,
  'texts of the organization': async ({ call }, text) =>
    (await call(editCompany, {
      name: text,
      abbreviation: text,
      businessLicenseCode: text,
      representativeName: text,
      phone: text,
      address: { country: 'GB', state: text, city: text, district: text, street: text, postalCode: text },
    })) !== null,
};
