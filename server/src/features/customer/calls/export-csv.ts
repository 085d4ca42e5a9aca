import { randomUUID } from 'node:crypto';
import { exportCustomers as call } from '@archway/contract/customer/calls';
import type { Customer } from '@archway/contract/customer/model';
import { csvOf } from '@archway/rules/csv';
import { implement } from '../../../platform/rpc/implement.ts';
import { readCustomers, readDays } from '../read-customers.ts';
import { isCustomerShown, sortCustomers } from '../sort-customers.ts';

/** As our API names them, whatever the reader's language: a file is read by programs too. */
const HEAD = [
  'name',
  'city',
  'country',
  'phone',
  'email',
  'partnerSince',
  'orders90Days',
  'completed90Days',
  'remakes90Days',
  'rejected90Days',
  'canceled90Days',
  'firstAnswerSeconds',
  'openOrders',
  'lastOrderAt',
];

export const exportCsv = implement(
  call,
  async ({ input: { filter, keyword }, caller, tx, audit }) => {
    const days = await readDays(tx, caller.orgId);
    const all = (await readCustomers(tx, caller, days, { keyword })).map(({ customer }) => customer);
    const shown = sortCustomers(
      all.filter((customer) => isCustomerShown(filter, customer, days)),
      '-orders',
    );
    // One row for each export: none is passed over because there was another one within the minute.
    audit({ object: randomUUID(), detail: { rows: shown.length } });
    return { csv: csvOf([HEAD, ...shown.map(lineOf)]), rows: shown.length };
  },
  { reads: true },
);

function lineOf({ organization, since, figures, open, lastOrderAt }: Customer): string[] {
  const { answerSeconds } = figures;
  return [
    organization.name,
    organization.city,
    organization.country,
    organization.phone,
    organization.email,
    since ?? '',
    String(figures.received),
    String(figures.completed),
    String(figures.remakes),
    String(figures.rejected),
    String(figures.canceled),
    answerSeconds === null ? '' : String(Math.round(answerSeconds)),
    String(open),
    lastOrderAt ?? '',
  ];
}
