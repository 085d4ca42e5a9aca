import { CUSTOMER_FILTERS, CUSTOMER_LIMITS, CUSTOMER_SORTS } from '@archway/rules/customer';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { MAX_PAGE_SIZE } from '../core/paging.ts';
import { line, lines } from '../core/text.ts';
import {
  Customer,
  CustomerContact,
  CustomerDetail,
  CustomerLikes,
  CustomerNote,
  KeptLikes,
} from './model.ts';

const organizationTypes = [ORGANIZATION_TYPE.lab] as const;
const ofClinic = { companyCode: z.uuid() };

const CustomerFilters = {
  filter: z.enum(CUSTOMER_FILTERS).default('active'),
  /** In the name and place of the clinic, and in the names of its dentists. */
  keyword: line(64).optional(),
};

export const listCustomers = defineCall({
  path: 'customer/listByPage',
  method: 'POST',
  access: 'customer:record:read',
  summary: "The clinics a lab works or has worked with, with the last ninety days' orders.",
  input: z.strictObject({
    ...CustomerFilters,
    /** Upward by name, downward by all else, is what lists begin with. */
    sort: z.enum([...CUSTOMER_SORTS, ...CUSTOMER_SORTS.map((name) => `-${name}` as const)]).optional(),
    /** Customers are few and counted anew for each page, so there is no cursor. */
    pageNum: z.number().int().min(1).default(1),
    pageSize: z.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
  }),
  output: z.object({
    list: z.array(Customer),
    total: z.number().int(),
    /** With this keyword, by filter. */
    counts: z.record(z.enum(CUSTOMER_FILTERS), z.number().int()),
    /** The most orders any customer has sent in a week: all rows are drawn on this scale. */
    mostInWeek: z.number().int(),
  }),
  organizationTypes,
});

export const getCustomer = defineCall({
  path: 'customer/get',
  method: 'POST',
  access: 'customer:record:read',
  summary: 'A clinic as its lab knows it: figures, dentists, contacts, notes, and how it likes its work.',
  input: z.strictObject(ofClinic),
  output: CustomerDetail,
  fails: ['notFound'],
  organizationTypes,
});

export const saveCustomerNote = defineCall({
  path: 'customer/saveNote',
  method: 'POST',
  body: 'json',
  access: 'customer:record:save',
  summary: 'Notes something about a clinic that it never reads.',
  input: z.strictObject({
    ...ofClinic,
    /** The version it was made from. An older one is refused. */
    version: z.number().int().min(0),
    text: lines(CUSTOMER_LIMITS.note),
  }),
  output: CustomerNote,
  fails: ['notFound', 'customerIsNewer'],
  mutates: true,
  organizationTypes,
});

export const linkCustomerContact = defineCall({
  path: 'customer/linkContact',
  method: 'POST',
  access: 'customer:record:save',
  summary: "Says of one of the lab's contacts that they work at this clinic.",
  input: z.strictObject({ ...ofClinic, contactId: z.uuid() }),
  output: z.object({ contacts: z.array(CustomerContact) }),
  fails: ['notFound', 'tooManyCustomerContacts'],
  mutates: true,
  organizationTypes,
});

export const unlinkCustomerContact = defineCall({
  path: 'customer/unlinkContact',
  method: 'POST',
  access: 'customer:record:save',
  summary: 'Takes a contact from a clinic. The contact itself stays.',
  input: z.strictObject({ ...ofClinic, contactId: z.uuid() }),
  output: z.object({ contacts: z.array(CustomerContact) }),
  fails: ['notFound'],
  mutates: true,
  organizationTypes,
});

export const exportCustomers = defineCall({
  path: 'customer/exportCsv',
  method: 'POST',
  access: 'customer:record:export',
  summary: 'The list of customers as CSV, as it is narrowed down. It names no patient and no note.',
  input: z.strictObject(CustomerFilters),
  output: z.object({ csv: z.string(), rows: z.number().int() }),
  audit: 'onceAMinute',
  organizationTypes,
});

/** What both sides read of it on every order. */
export const getLikes = defineCall({
  path: 'customer/getLikes',
  method: 'POST',
  access: 'order:record:read',
  summary: 'How a clinic likes its work from a lab, for either of them: named is the other one.',
  input: z.strictObject(ofClinic),
  output: KeptLikes,
  fails: ['notFound'],
  organizationTypes: [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab],
});

const saved = {
  ...ofClinic,
  /** The version it was made from. An older one is refused. */
  version: z.number().int().min(0),
  likes: CustomerLikes,
};

export const saveLikes = defineCall({
  path: 'customer/saveLikes',
  method: 'POST',
  body: 'json',
  access: 'customer:record:save',
  summary: 'Writes down how a clinic likes its work; the clinic reads it.',
  input: z.strictObject(saved),
  output: KeptLikes,
  fails: ['notFound', 'customerIsNewer'],
  mutates: true,
  organizationTypes,
});

export const correctLikes = defineCall({
  path: 'customer/correctLikes',
  method: 'POST',
  body: 'json',
  access: 'order:record:save',
  summary: 'Corrects, as the clinic, what a lab has written down about how it likes its work.',
  input: z.strictObject(saved),
  output: KeptLikes,
  fails: ['notFound', 'customerIsNewer'],
  mutates: true,
  organizationTypes: [ORGANIZATION_TYPE.clinic],
});
