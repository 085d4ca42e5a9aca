import { setup as prepareDatabases } from '@archway/server/testing/global-setup';
import { openTestSite, type TestSite } from '@archway/server/testing/site';
import type { ItemResult, Part } from '../part.ts';
import { MOST_CHECKS_A_DAY } from './checks.ts';
import { guessCodes } from './guess-codes.ts';
import { guessPasswords } from './guess-passwords.ts';

const ITEMS: Readonly<Record<string, (site: TestSite) => Promise<ItemResult>>> = {
  passwords: guessPasswords,
  codes: guessCodes,
};

export const guessing: Part = {
  name: 'guessing',
  claim: `Within a day by the site's clock 10,000 passwords are tried at one account: at the log-in in 40 spellings of its
name and address, from 200 addresses of one IPv6 /64 and from thousands of others, and by colleagues who are asked for
an administrator's password. Whoever knows the password of another account guesses its codes for a day. At most
${MOST_CHECKS_A_DAY} tries are judged for each account, and on a known device its owner gets in every hour.`,
  items: Object.keys(ITEMS),
  run: async (item) => {
    await prepareDatabases();
    const site = await openTestSite();
    try {
      const run = ITEMS[item];
      if (run === undefined) throw new Error(`nothing runs ${item}`);
      return await run(site);
    } finally {
      await site.close();
    }
  },
};
