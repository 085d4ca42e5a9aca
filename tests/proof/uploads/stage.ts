import { randomBytes } from 'node:crypto';
import { seedAcceptances } from '@archway/server/features/account/public';
import { readConfig } from '@archway/server/platform/config/config';
import { openObjectStore, type ObjectStore } from '@archway/server/platform/object-store/object-store';
import { testEnvironment } from '@archway/server/testing/environment';
import { someStl } from '@archway/server/testing/meshes';
import { zipOf } from '@archway/server/testing/zip';
import { launchBrowser } from '@archway/ui/testing/launch-browser';
import { ScansPage, type ScanFile } from '../../e2e/scans-page.ts';
import { ShellPage } from '../../e2e/shell-page.ts';
import { openComputer, type Computer } from '../../harness/browser.ts';
import { makeClinic, PASSWORD, type Person } from '../../harness/organizations.ts';
import { openSite, type HarnessSite } from '../../harness/site.ts';
import { openTenantRows, type TenantRows } from '../../harness/tenant-rows.ts';
import { buildWebWithProbe, WEB_WITH_PROBE } from '../../harness/web-build.ts';
import { openStoreGate, type StoreGate } from './store-gate.ts';

/** A site whose browsers reach the store by a way that can be cut. */
export interface Stage {
  site: HarnessSite;
  gate: StoreGate;
  store: ObjectStore;
  rows: TenantRows;
  sender: Person;
  computer: Computer;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const undo: (() => unknown)[] = [];
  const close = async (): Promise<void> => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    await buildWebWithProbe();
    const { S3_ENDPOINT, FILES_ORIGIN } = testEnvironment();
    const gate = await openStoreGate(Number(new URL(S3_ENDPOINT ?? '').port));
    undo.push(() => gate.close());
    const files = new URL(FILES_ORIGIN ?? '');
    files.port = String(gate.port);
    const site = await openSite({ engines: { FILES_ORIGIN: files.origin } });
    undo.push(() => site.close());
    const sender = await makeSender(site);
    const api = await site.startPublic({ WEB_FOLDER: WEB_WITH_PROBE });
    const worker = await site.start('worker');
    const browser = await launchBrowser();
    undo.push(() => browser.close());
    await Promise.all([api.waitReady(), worker.waitReady()]);
    const rows = await openTenantRows(site);
    undo.push(() => rows.close());
    const store = openObjectStore(readConfig({ ...site.env }, '0.0.0-test'));
    const computer = await openComputer(browser, site.origin);
    return { site, gate, store, rows, sender, computer, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Of a clinic of its own: sites that share a store have the same cast, and what one of them clears away below an
 * organization's prefix would be the others' scans.
 */
async function makeSender({ db }: HarnessSite): Promise<Person> {
  const { orgId, administrators } = await makeClinic(db, { administrators: 1, members: 0 });
  const [sender] = administrators;
  if (sender === undefined) throw new Error('a clinic without people');
  await seedAcceptances(db, orgId, [sender.userCode]);
  return sender;
}

/** The page of a new case, and how many parts the store has taken from its computer. */
export async function openCase(
  { computer, sender }: Stage,
  name: string,
): Promise<{ page: ScansPage; stored: () => number; address: string }> {
  const { page } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.signInPage.enter(sender.account, { password: PASSWORD });
  await shell.signInPage.accountMenu.waitFor();
  await shell.open('/case-management');
  const cases = new ScansPage(page);
  await cases.page.getByLabel('Search patient, case, or memo').waitFor();
  await cases.make(name);
  await shell.at(/^\/case-management\/detail\//);
  const stored = partsStored(computer);
  return { page: cases, stored, address: shell.address };
}

export function partsStored({ context }: Computer): () => number {
  let stored = 0;
  context.on('response', (response) => {
    if (new URL(response.url()).searchParams.has('partNumber') && response.ok()) stored += 1;
  });
  return () => stored;
}

const MEGABYTE = 1024 ** 2;

/** Six parts of which the worker reads little. */
export function sixParts(): ScanFile {
  const buffer = zipOf([
    { name: 'upper.stl', bytes: someStl() },
    { name: 'film.mov', bytes: randomBytes(44 * MEGABYTE), method: 0 },
  ]);
  return { name: 'large.zip', buffer };
}
