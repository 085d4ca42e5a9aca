import { saveContact } from '@archway/contract/contact/calls';
import {
  correctLikes,
  linkCustomerContact,
  saveCustomerNote,
  saveLikes,
  unlinkCustomerContact,
} from '@archway/contract/customer/calls';
import type { CustomerLikes } from '@archway/contract/customer/model';
import { ask } from '../ask.ts';
import { defineCase, unless, type Case } from '../case.ts';
import type { Stage } from '../stage.ts';
import { partnersByCode, sides, type Side } from './partner.ts';

const LIKES: CustomerLikes = {
  contacts: { choice: 'tight', words: '' },
  occlusion: { choice: null, words: '20 µm foil' },
  shadeGuide: { choice: null, words: '' },
  material: '',
  models: 'printed',
  parcels: '',
};

/** A lab with a customer, or the clinic with its lab. */
async function pair(stage: Stage, acting: 'clinic' | 'lab') {
  const { own, other } = await sides(stage, acting);
  await partnersByCode(stage, own, other);
  return { own, other, companyCode: other.org.orgId };
}

const reads =
  (stage: Stage, { org }: Side, sql: string, want: string) =>
  async (): Promise<string[]> => {
    const rows = await stage.rows.rows<{ found: string }>(org.orgId, sql);
    const found = rows.map((row) => row.found).join();
    return unless(found === want, `it reads ${found}, not ${want}`);
  };

const liking = (acting: 'clinic' | 'lab'): Case =>
  defineCase({
    call: acting === 'lab' ? saveLikes : correctLikes,
    prepare: async (stage) => {
      const { own, companyCode } = await pair(stage, acting);
      return {
        clinic: own.org,
        headers: own.headers,
        input: { companyCode, version: 0, likes: LIKES },
        check: reads(stage, own, 'select likes_version::text as found from partnership', '1'),
      };
    },
  });

const contactOf = async (stage: Stage, { headers }: Side) =>
  (await ask(stage, saveContact, { userName: 'Mira Sol', email: 'mira@customer.example' }, headers)).data
    .contactId;

const LINKED = 'select count(*)::text as found from customer_contact where org_id = app_org()';

export const customerCases: readonly Case[] = [
  liking('lab'),
  liking('clinic'),
  defineCase({
    call: saveCustomerNote,
    prepare: async (stage) => {
      const { own, companyCode } = await pair(stage, 'lab');
      return {
        clinic: own.org,
        headers: own.headers,
        input: { companyCode, version: 0, text: 'Pays late' },
        check: reads(stage, own, 'select version::text as found from customer_note', '1'),
      };
    },
  }),
  defineCase({
    call: linkCustomerContact,
    prepare: async (stage) => {
      const { own, companyCode } = await pair(stage, 'lab');
      const contactId = await contactOf(stage, own);
      return {
        clinic: own.org,
        headers: own.headers,
        input: { companyCode, contactId },
        check: reads(stage, own, LINKED, '1'),
      };
    },
  }),
  defineCase({
    call: unlinkCustomerContact,
    prepare: async (stage) => {
      const { own, companyCode } = await pair(stage, 'lab');
      const contactId = await contactOf(stage, own);
      await ask(stage, linkCustomerContact, { companyCode, contactId }, own.headers);
      return {
        clinic: own.org,
        headers: own.headers,
        input: { companyCode, contactId },
        check: reads(stage, own, LINKED, '0'),
      };
    },
  }),
];
