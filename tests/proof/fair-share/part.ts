import { forgetPass } from '@archway/contract/account/calls';
import { someStl } from '@archway/server/testing/meshes';
import { freshAddress } from '../../harness/addresses.ts';
import { openClient } from '../../harness/client.ts';
import { mailsTo } from '../../harness/mail.ts';
import { makeClinic, type Person } from '../../harness/organizations.ts';
import { waitFor } from '../../harness/wait.ts';
import type { ItemResult, Part } from '../part.ts';
import { arrive, look, openStage, type Stage } from '../scans/stage.ts';

const MANY = 2_000;
const TIMES = 5;
/** 20,000 triangles, so that a scan takes a while, and all of them have room in the store. */
const SIDE = 100;
const MOST = { scan: 2, mail: 1.2 };

export const fairShare: Part = {
  name: 'fair-share',
  claim: `${MANY} scans of one organization wait for a worker of files with one child, beside a worker of all the rest. Another organization's scan of the same size
takes at most ${MOST.scan} times what it takes alone, and the mail of a forgotten password at most ${MOST.mail} times:
medians of ${TIMES}.`,
  items: ['scan and mail'],
  run: measure,
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(): Promise<ItemResult> {
  const stage = await openStage();
  await stage.worker.stop();
  // As compose.yaml has them.
  await stage.site.start('worker', { WORKER_TAKES: 'files' });
  await stage.site.start('worker', { WORKER_TAKES: 'allButFiles' });
  const api = await stage.site.start('http', { TRUSTED_PROXIES: '1' });
  await api.waitReady();
  try {
    const others = await makeClinic(stage.site.db, { administrators: 1, members: 2 * TIMES });
    const [guest] = others.administrators;
    if (guest === undefined) throw new Error('nobody to send scans');
    const asGuest = { ...stage, sender: guest };
    const bytes = someStl(SIDE);
    // The first one waits for a child to start.
    await scanOnce(asGuest, bytes);
    const alone = { scans: await repeat(() => scanOnce(asGuest, bytes)), mails: [] as number[] };
    for (const member of others.members.slice(0, TIMES))
      alone.mails.push(await mailOnce(api.url, stage, member));
    for (let i = 0; i < MANY; i += 1) await arrive(stage, bytes);
    const beside = { scans: await repeat(() => scanOnce(asGuest, bytes)), mails: [] as number[] };
    for (const member of others.members.slice(TIMES))
      beside.mails.push(await mailOnce(api.url, stage, member));
    const scan = median(beside.scans) / median(alone.scans);
    const mail = median(beside.mails) / median(alone.mails);
    return {
      passed: scan <= MOST.scan && mail <= MOST.mail,
      numbers: {},
      line: `scan ${ms(alone.scans)} alone, ${ms(beside.scans)} beside ${MANY}: ${scan.toFixed(2)}×; mail ${ms(alone.mails)} alone, ${ms(beside.mails)}: ${mail.toFixed(2)}×`,
      problems: [],
    };
  } finally {
    await stage.close();
  }
}

const ms = (values: readonly number[]): string => `${Math.round(median(values))} ms`;

async function repeat(once: () => Promise<number>): Promise<number[]> {
  const took: number[] = [];
  for (let i = 0; i < TIMES; i += 1) took.push(await once());
  return took;
}

/** From its arrival to its end. */
async function scanOnce(stage: Stage, bytes: Buffer): Promise<number> {
  const began = performance.now();
  const fileId = await arrive(stage, bytes);
  const isDone = async () => (await look(stage, fileId)).scan?.step === 'done';
  await waitFor(`an end of ${fileId}`, isDone, { within: 120_000, every: 20 });
  return performance.now() - began;
}

/** From the call to the mailbox, by its own note: asking for it often would take from what is measured. */
async function mailOnce(url: string, { site }: Stage, { account, email }: Person): Promise<number> {
  const client = openClient({ targets: [url], origin: site.origin });
  const began = Date.now();
  await client.call(forgetPass, { account }, { address: freshAddress() });
  const mail = await waitFor(`a mail to ${email}`, async () => (await mailsTo(email))[0], {
    within: 60_000,
    every: 200,
  });
  return new Date(mail.receivedAt).getTime() - began;
}
