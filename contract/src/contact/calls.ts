import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Email } from '../core/email.ts';
import { MAX_PAGE_SIZE, PageInput, pageOf, sortedBy } from '../core/paging.ts';
import { line } from '../core/text.ts';
import { OneTimeSign } from '../session/model.ts';
import { Contact } from './model.ts';

export const listContacts = defineCall({
  path: 'companyContact/listByPage',
  method: 'POST',
  access: 'contact:record:read',
  summary: "The organization's contacts, newest first.",
  input: z.strictObject({ ...PageInput, keyword: line(64).optional(), sort: sortedBy('userName') }),
  output: pageOf(Contact),
  fails: ['invalidInput'],
});

export const saveContact = defineCall({
  path: 'companyContact/save_or_update',
  method: 'POST',
  access: 'contact:record:edit',
  summary: 'Adds or changes a contact; a new address is asked by mail whether it is right.',
  input: z.strictObject({
    /** Left out for a new one. */
    contactId: z.uuid().optional(),
    userName: line(64).min(1),
    email: Email,
  }),
  output: Contact,
  fails: ['notFound', 'contactExists'],
  mutates: true,
  limits: { perOrganization: { calls: 60, seconds: 3_600 } },
});

export const deleteContacts = defineCall({
  path: 'companyContact/delByIds',
  method: 'POST',
  access: 'contact:record:delete',
  summary: 'Deletes contacts; those that are gone already are passed over.',
  input: z.strictObject({ contactIds: z.array(z.uuid()).min(1).max(MAX_PAGE_SIZE) }),
  output: z.object({ deleted: z.number().int() }),
  mutates: true,
});

export const verifyContactEmail = defineCall({
  path: 'companyContact/contactEmailVerify',
  method: 'POST',
  access: 'public',
  summary: 'Confirms the address of a contact with the code that was mailed to it, once.',
  input: z.strictObject({ verifyCode: OneTimeSign }),
  output: z.object({}),
  fails: ['linkExpire'],
  limits: { perAddress: { calls: 30, seconds: 60 } },
});
