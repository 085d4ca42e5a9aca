import type { ItemResult, Part } from '../part.ts';
import { FULL, runSeed, type SeedResult } from './run-seed.ts';

/** Call, outbox, relay, live message, job and mail, while their processes are killed. */
export function corePath(seeds: number): Part {
  return {
    name: 'core-path',
    claim: `Reports are sent to an API process while it and both workers are killed (\`kill -9\`) at seeded moments: after
an answer, between commit and answer, in a call, in the relay, in a job, while a mail is handed over. Afterwards every
acknowledged report is counted exactly once, its event has reached an open tab and is rendered once, its mail lies in
the mailbox once, nothing is left in outbox or queue, every mutation has its audit row and the chain is whole.`,
    items: Array.from({ length: seeds }, (_, i) => `seed ${i + 1}`),
    run: async (item) => present(await runSeed(Number(item.split(' ')[1]), FULL)),
  };
}

function present(result: SeedResult): ItemResult {
  const { seed, seconds, acknowledged, repeats, strikes, kills, repeatedFrames, repeatedMails, violations } =
    result;
  return {
    passed: violations.length === 0,
    numbers: {
      'reports acknowledged': acknowledged,
      kills,
      'reports sent again': repeats,
      'live frames repeated (rendered once)': repeatedFrames,
      'mails repeated by SMTP (filed once)': repeatedMails,
      violations: violations.length,
    },
    line: [
      `seed ${String(seed).padStart(3)}`,
      `${seconds.toFixed(1).padStart(5)} s`,
      `${acknowledged} acknowledged, ${repeats} sent again`,
      `strikes ${strikes}, ${kills} kills`,
      `repeated: ${repeatedFrames} frames, ${repeatedMails} mails`,
      `${violations.length} violations`,
    ].join(' · '),
    problems: violations,
  };
}
