import { CAST_PASSWORD } from '@archway/cast/organizations';
import { seedCast } from '@archway/cast/seed';
import { sendScan } from '@archway/cast/send-case-files';
import { addCaseFiles, getCase, saveCase } from '@archway/contract/case/calls';
import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { login } from '@archway/contract/session/calls';
import { fetchFile } from '@archway/server/testing/files-host';
import { someStl } from '@archway/server/testing/meshes';
import { launchBrowser } from '@archway/ui/testing/launch-browser';
import type { Page } from 'playwright-core';
import { castMember, SignInPage } from '../../e2e/sign-in-page.ts';
import { freshAddress } from '../../harness/addresses.ts';
import { asMember } from '../../harness/as-member.ts';
import { openComputer, type Computer } from '../../harness/browser.ts';
import { openClient, type BrowserClient } from '../../harness/client.ts';
import { openSite } from '../../harness/site.ts';
import { waitFor } from '../../harness/wait.ts';
import { buildWebWithProbe, WEB_WITH_PROBE } from '../../harness/web-build.ts';
import type { Writer } from './fields.ts';
import { watchDialogs } from './watch.ts';

/** Somebody of the cast who writes payloads, and who looks at them in a browser. */
export interface Visitor {
  who: string;
  writer: Writer;
  computer: Computer;
  page: Page;
  dialogs: string[];
}

export interface Stage {
  /** One of a clinic and one of a lab, both administrators: no other role has more screens. */
  visitors: Visitor[];
  stranger: Pick<Visitor, 'computer' | 'page' | 'dialogs'>;
  /** A page without the policy, on which a planted mistake can do harm. */
  openUnprotected(): Promise<Page>;
  close(): Promise<void>;
}

const PEOPLE = [
  { who: 'elena.markou', colleague: 'lewis.reid' },
  { who: 'marek.nowak', colleague: 'grace.obi' },
];

export async function openStage(): Promise<Stage> {
  const undo: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    await buildWebWithProbe();
    const site = await openSite();
    undo.push(() => site.close());
    await seedCast(site.db);
    const [api, worker] = await Promise.all([
      site.startPublic({ WEB_FOLDER: WEB_WITH_PROBE }),
      site.start('worker'),
    ]);
    await Promise.all([api.waitReady(), worker.waitReady()]);
    const browser = await launchBrowser();
    undo.push(() => browser.close());
    const client = openClient({ origin: site.origin, targets: [api.url] });
    const openVisitor = async () => {
      const computer = await openComputer(browser, site.origin);
      const dialogs = watchDialogs(computer.context);
      return { computer, dialogs, page: (await computer.openTab()).page };
    };
    const visitors: Visitor[] = [];
    for (const { who, colleague } of PEOPLE) {
      const visitor = await openVisitor();
      const signIn = new SignInPage(visitor.page);
      await signIn.signInAs(who);
      visitors.push({ ...visitor, who, writer: await openWriter(client, who, colleague) });
    }
    const [clinic] = visitors;
    if (clinic !== undefined) await addScan(clinic.writer);
    return {
      visitors,
      stranger: await openVisitor(),
      openUnprotected: async () => {
        const context = await browser.newContext({ bypassCSP: true });
        const page = await context.newPage();
        await page.goto(`${site.origin}/login`);
        return page;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openWriter(client: BrowserClient, who: string, colleague: string): Promise<Writer> {
  const { account } = castMember(who);
  const address = freshAddress();
  const { data } = await client.call(login, { account, password: CAST_PASSWORD }, { address });
  const headers = asMember(data?.accessToken ?? '');
  return {
    ids: {},
    colleague: castMember(colleague).userCode,
    call: async (call, input) => {
      const answer = await client.call(call, input, { headers, address });
      return answer.code === CODES.ok ? answer.data : null;
    },
  };
}

/** Notes are pinned to a model. */
async function addScan({ call, ids }: Writer): Promise<void> {
  const must = async <C extends CallSpec>(one: C, input: InputOf<C>): Promise<OutputOf<C>> => {
    const data = await call(one, input);
    if (data === null) throw new Error(`${one.path} was refused`);
    return data;
  };
  const { caseId } = await must(saveCase, { name: 'Crown 24' });
  const put = async (url: string, bytes: Uint8Array): Promise<void> =>
    void (await fetchFile(url, { method: 'PUT', body: bytes }));
  const scanId = await sendScan({ call: must, put }, { name: 'upper.stl', bytes: someStl(20) });
  await must(addCaseFiles, { caseId, fileIds: [scanId] });
  await waitFor(
    'the scan',
    async () => (await must(getCase, { caseId })).files.every(({ step }) => step === 'done'),
    { within: 120_000, every: 500 },
  );
  Object.assign(ids, { caseId, scanId });
}
