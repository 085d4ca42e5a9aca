import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { MAX_PAGE_SIZE, PageInput, pageOf, sortedBy } from '../core/paging.ts';
import { line } from '../core/text.ts';
import { Dentist, MOST_DEPUTIES, Person } from './model.ts';

const organizationTypes = [ORGANIZATION_TYPE.clinic] as const;

export const listDentists = defineCall({
  path: 'dentist/listByPage',
  method: 'POST',
  access: 'session',
  summary:
    "The clinic's dentists, newest first. Every member reads the names; people and signatures are for those concerned.",
  input: z.strictObject({ ...PageInput, keyword: line(64).optional(), sort: sortedBy('name') }),
  output: pageOf(Dentist),
  fails: ['invalidInput'],
  organizationTypes,
});

export const saveDentist = defineCall({
  path: 'dentist/save_or_update',
  method: 'POST',
  access: 'dentist:record:edit',
  summary: 'Adds or changes a dentist, whose name is unique in the clinic.',
  input: z.strictObject({
    /** Left out for a new one. */
    dentistId: z.uuid().optional(),
    /** An empty one has an answer of its own. */
    name: line(64),
    /** Left out to keep it as it is. */
    registrationNumber: line(64).optional(),
    /**
     * The member who is this dentist; empty for none, left out to keep it as it is. With another member the
     * signatures and deputies of the one before go.
     */
    userCode: z.union([z.literal(''), z.uuid()]).optional(),
  }),
  output: Dentist,
  fails: ['notFound', 'nameMissing', 'nameTaken', 'memberLinked', 'noPerm'],
  mutates: true,
  organizationTypes,
});

export const saveDeputies = defineCall({
  path: 'dentist/saveDeputies',
  method: 'POST',
  access: 'session',
  summary: "Sets the members who may act for the caller's own dentist. Nobody else can name them.",
  input: z.strictObject({
    /** All of them. */
    deputies: z.array(z.uuid()).max(MOST_DEPUTIES),
  }),
  output: Dentist,
  fails: ['dentistMissing', 'notFound'],
  mutates: true,
  needsIdentity: 'own',
  organizationTypes,
});

export const listColleagues = defineCall({
  path: 'dentist/listColleagues',
  method: 'POST',
  access: 'session',
  summary: 'The members a dentist can choose deputies from, by name; for dentists only.',
  input: z.strictObject({}),
  output: z.object({ colleagues: z.array(Person) }),
  fails: ['dentistMissing'],
  organizationTypes,
});

export const deleteDentists = defineCall({
  path: 'dentist/delByIds',
  method: 'POST',
  access: 'dentist:record:delete',
  summary:
    'Deletes dentists; those that are gone already are passed over. One who has cases stays there by name, and is offered no more.',
  input: z.strictObject({ dentistIds: z.array(z.uuid()).min(1).max(MAX_PAGE_SIZE) }),
  output: z.object({ deleted: z.number().int() }),
  mutates: true,
  organizationTypes,
});

export const editDentistSignature = defineCall({
  path: 'user/editDentistSignature',
  method: 'POST',
  access: 'session',
  summary:
    "Sets the signature of the caller's own dentist, under the number the caller has selected, to an uploaded file.",
  input: z.strictObject({ dentistSignature: z.uuid() }),
  output: Dentist,
  fails: ['dentistMissing', 'notFound', 'resourceIsBeingPrepared', 'processingFailed'],
  mutates: true,
  organizationTypes,
});

export const deleteDentistSignature = defineCall({
  path: 'user/deleteDentistSignature',
  method: 'POST',
  access: 'session',
  summary: "Takes away the signature of the caller's own dentist under the number the caller has selected.",
  input: z.strictObject({}),
  output: Dentist,
  fails: ['dentistMissing'],
  mutates: true,
  organizationTypes,
});
