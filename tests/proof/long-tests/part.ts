import type { Part } from '../part.ts';
import { runVitest } from '../run-vitest.ts';

const FILES: Readonly<Record<string, string>> = {
  'a day with a stolen token': 'server/src/features/account/stolen-token-day.long.test.ts',
  'hostile files': 'server/src/features/file/clean/hostile-files.test.ts',
  'hostile voices': 'server/src/features/file/clean/clean-voice.test.ts',
  'every step of an order': 'server/src/features/order/calls/every-step.test.ts',
  'orders by a model': 'server/src/features/order/calls/order-model.test.ts',
};

export const longTests: Part = {
  name: 'long-tests',
  claim: `Tests the gate has no time for. A day with a stolen access token: every call, every half hour, nothing it is worth
moves, and nothing answers once its owner has changed the password. Every hostile picture, PDF and voice there is, of which
the gate tries each sixth: refused, or clean afterwards. Each action on an order in each status by each caller: as the table says; and what both
sides do at random, up to 60 actions in each of 60 worlds: as a model of the table says, with what a lab can see.`,
  items: Object.keys(FILES),
  run: (item) => runVitest(item, [FILES[item] ?? 'no such file'], { env: { LONG_TESTS: 'yes' } }),
};
