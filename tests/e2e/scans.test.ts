import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { CAST } from '@archway/cast/organizations';
import { someStl } from '@archway/server/testing/meshes';
import { zipOf } from '@archway/server/testing/zip';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openComputer, type Tab } from '../harness/browser.ts';
import { openTenantRows, type TenantRows } from '../harness/tenant-rows.ts';
import { halfStore } from './half-store.ts';
import { ScansPage, type ScanFile } from './scans-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

const CLINIC = CAST.find(({ name }) => name === 'Harbour Street Dental')?.orgId ?? '';
const MEGABYTE = 1024 ** 2;

let rows: TenantRows;
beforeEach(async () => {
  rows = await openTenantRows(stage.site);
});
afterEach(() => rows.close());

async function openCases(name: string): Promise<{ cases: ScansPage; shell: ShellPage; call: Tab['call'] }> {
  const { page, shell, call } = await stage.openTab();
  await shell.signInAs(name);
  await shell.open('/case-management');
  const cases = new ScansPage(page);
  await page.getByLabel('Search patient, case, or memo').waitFor();
  return { cases, shell, call };
}

const scan = (name: string): ScanFile => ({ name, buffer: someStl() });

/** Three parts, of which the worker reads little. */
function largeZip(): ScanFile {
  const buffer = zipOf([
    { name: 'upper.stl', bytes: someStl() },
    { name: 'film.mov', bytes: randomBytes(20 * MEGABYTE), method: 0 },
  ]);
  return { name: 'large.zip', buffer };
}

test('a zip is dropped, unpacked, seen, and comes back as it was', { timeout: 180_000 }, async () => {
  const { cases, shell } = await openCases('elena.markou');
  await cases.make('Amelia Hart');
  await shell.at(/^\/case-management\/detail\//);
  await cases.page.getByText('Drop scans, a folder, or a zip here').waitFor();
  const names = ['upper.stl', 'lower.stl', 'bite.stl'];
  const buffer = zipOf([
    ...names.map((name) => ({ name: `Amelia/${name}`, bytes: someStl() })),
    { name: 'Amelia/readme.txt', bytes: Buffer.from('not a scan') },
  ]);
  await cases.drop({ name: 'case.zip', buffer });
  await cases.files.getByText('3 files unpacked').waitFor({ timeout: 90_000 });
  await cases.files.getByText('readme.txt').waitFor();
  for (const name of names) await cases.ready(name);
  await cases.model('Upper jaw').waitFor();
  expect(await cases.file('lower.stl').getByRole('combobox').inputValue()).toBe('lower');

  expect(stage.computer.requestsTo('case/downloadFile')).toBe(0);
  const downloaded = await cases.download('case.zip');
  expect(stage.computer.requestsTo('case/downloadFile')).toBe(1);
  expect(downloaded.name).toBe('case.zip');
  expect(downloaded.bytes.equals(buffer)).toBe(true);

  await cases.file('upper.stl').getByRole('button', { name: 'Details of upper.stl' }).click();
  await cases.file('upper.stl').getByText('Non-manifold edges').waitFor();
  await cases.file('bite.stl').getByRole('combobox').selectOption('Bite 2');
  await expect.poll(() => cases.file('bite.stl').getByText('Needs review').count()).toBe(0);

  await cases.page.getByRole('link', { name: 'Back to cases' }).click();
  await cases.row('Amelia Hart').getByText('Scan completed').waitFor();
  expect(await cases.row('Amelia Hart').locator('img').count()).toBe(1);
});

test('a folder is sent file by file, and what is no use is named', { timeout: 180_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'scans-'));
  try {
    await mkdir(join(folder, 'jaws'));
    await writeFile(join(folder, 'jaws', 'upper.stl'), someStl());
    await writeFile(join(folder, 'jaws', 'lower.stl'), someStl());
    await writeFile(join(folder, 'notes.docx'), 'no scan');
    await writeFile(join(folder, '.DS_Store'), 'no file of anybody');
    const { cases } = await openCases('lewis.reid');
    await cases.make('Noor Haddad');
    await cases.chooseFolder(folder);
    await cases.page.getByText("1 file wasn't added").waitFor();
    await cases.page.getByText(/^Incorrect Format: notes\.docx/).waitFor();
    for (const name of ['upper.stl', 'lower.stl']) await cases.ready(name);
    expect(await cases.page.getByText('.DS_Store').count()).toBe(0);
    await cases.button('Dismiss').click();

    await cases.remove('lower.stl');
    await cases.page.getByText('lower.stl was removed.').first().waitFor();
    await cases.button('Undo').click();
    await cases.ready('lower.stl');
    await cases.file('upper.stl').waitFor();
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the last file of a case is put back with a key, without haste', { timeout: 180_000 }, async () => {
  const { cases } = await openCases('lewis.reid');
  await cases.make('Ada Nilsen');
  await cases.choose(scan('upper.stl'));
  await cases.ready('upper.stl');
  await cases.button('Actions for upper.stl').click();
  await cases.page.getByRole('menuitem', { name: 'Remove' }).click();
  await cases.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await cases.page.getByText('Drop scans, a folder, or a zip here').waitFor();
  // Undo has the focus already, and waits as long as it has.
  await cases.page.waitForTimeout(7_000);
  await cases.page.keyboard.press('Enter');
  await cases.ready('upper.stl');
});

test('a model that was seen is there again without asking the store', { timeout: 180_000 }, async () => {
  const { cases, shell } = await openCases('elena.markou');
  await cases.make('Bram Visser');
  await cases.choose(scan('upper.stl'));
  await cases.ready('upper.stl');
  await cases.model('Upper jaw').waitFor();
  const measure = cases.button('Measure').and(cases.page.locator(':enabled'));
  await measure.waitFor({ timeout: 60_000 });
  const fetched: string[] = [];
  cases.page.on('request', (request) => {
    if (request.url().includes('gltf-binary')) fetched.push(request.url());
  });
  await cases.page.getByRole('link', { name: 'Back to cases' }).click();
  await cases.row('Bram Visser').click();
  await measure.waitFor({ timeout: 60_000 });
  expect(fetched).toEqual([]);

  await cases.page.reload();
  await measure.waitFor({ timeout: 60_000 });
  expect(fetched.length).toBeGreaterThan(0);
  await shell.at(/^\/case-management\/detail\//);
});

test('a mesh whose address has expired is fetched by a new one', { timeout: 180_000 }, async () => {
  stage.expect(/403/);
  const { cases } = await openCases('elena.markou');
  await cases.make('Otto Brandt');
  await cases.choose(scan('upper.stl'));
  await cases.ready('upper.stl');
  let expired: string | null = null;
  const dates = new Set<string | null>();
  await cases.page.route(/gltf-binary/, async (route) => {
    const signedAt = new URL(route.request().url()).searchParams.get('X-Amz-Date');
    dates.add(signedAt);
    expired ??= signedAt;
    if (signedAt !== expired) return route.continue();
    // Addresses that are signed within one second are the same.
    await setTimeout(1_100);
    const headers = { 'access-control-allow-origin': stage.site.origin };
    return route.fulfill({ status: 403, headers });
  });
  await cases.page.reload();
  await cases.button('Measure').and(cases.page.locator(':enabled')).waitFor({ timeout: 60_000 });
  expect(dates.size).toBeGreaterThan(1);
});

test('a model that cannot be fetched is told in its place', { timeout: 180_000 }, async () => {
  stage.expect(/503/);
  const { cases } = await openCases('elena.markou');
  await cases.make('Ebba Falk');
  await cases.choose(scan('upper.stl'));
  await cases.ready('upper.stl');
  await cases.page.route(/gltf-binary/, (route) =>
    route.fulfill({ status: 503, headers: { 'access-control-allow-origin': stage.site.origin } }),
  );
  await cases.page.reload();
  await cases.page.getByText('Unable to load 3D image.', { exact: true }).waitFor();
});

test('a browser without WebGL is told so, and shows still images', { timeout: 180_000 }, async () => {
  const { cases } = await openCases('elena.markou');
  await cases.make('Gustav Lund');
  await cases.choose(scan('upper.stl'));
  await cases.ready('upper.stl');
  await cases.page.addInitScript(`
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
    };`);
  await cases.page.reload();
  await cases.page.getByText('Your current browser version does not support viewing the 3D model.').waitFor();
  expect(await cases.page.getByRole('img', { name: /^3D model of/ }).count()).toBe(0);
});

describe('a large file', { timeout: 240_000 }, () => {
  test('is paused and resumed, goes on while one looks elsewhere, and sends no part twice', async () => {
    stage.expect(/ERR_CONNECTION_RESET/);
    const store = await halfStore(stage.computer.context);
    const { cases, shell } = await openCases('elena.markou');
    await cases.make('Luca Ferri');
    await cases.choose(largeZip());
    await expect.poll(() => store.stored, { timeout: 20_000 }).toBe(1);
    await cases.file('large.zip').getByText('Waiting for the connection').waitFor();
    await cases.button('Pause large.zip').click();
    await cases.file('large.zip').getByText('Paused').waitFor();
    await shell.navigation.getByRole('link', { name: 'Users' }).click();
    await shell.at('/account/users');
    await cases.page.getByText('Upload paused').waitFor();

    await cases.page.goBack();
    await cases.button('Resume large.zip').click();
    await shell.navigation.getByRole('link', { name: 'Users' }).click();
    store.mend();
    await expect.poll(() => store.stored, { timeout: 90_000 }).toBe(3);
    await cases.page.goBack();
    await cases.files.getByText('1 file unpacked').waitFor({ timeout: 90_000 });
    expect(store.sent(1)).toBe(1);
  });

  test('whose tab was closed goes on when it is chosen again, with what is missing', async () => {
    stage.expect(/ERR_CONNECTION_RESET/);
    const store = await halfStore(stage.computer.context);
    const file = largeZip();
    const first = await openCases('elena.markou');
    await first.cases.make('Ingrid Solheim');
    const { address } = first.shell;
    await first.cases.choose(file);
    await expect.poll(() => store.stored, { timeout: 20_000 }).toBe(1);
    await first.cases.file('large.zip').getByText('Waiting for the connection').waitFor();
    await first.cases.page.close();
    store.mend();

    const { page, shell } = await stage.openTab();
    await shell.open(address);
    const cases = new ScansPage(page);
    await cases.page.getByText('Choose the file again to continue').waitFor();
    // A part that was just being tried may have come through while the tab was closed.
    await cases.page.getByText(/(33|67)\s?% is already uploaded/).waitFor();
    await cases.chooseAgain(scan('other.zip'));
    await cases.alert.filter({ hasText: 'This is a different file.' }).waitFor();
    await cases.chooseAgain(file);
    await cases.files.getByText('1 file unpacked').waitFor({ timeout: 90_000 });
    expect(store.sent(1)).toBe(1);
    const { bytes } = await cases.download('large.zip');
    expect(bytes.equals(file.buffer)).toBe(true);
  });

  test('is given up when somebody says so', async () => {
    stage.expect(/ERR_CONNECTION_RESET/);
    const reserved = async (): Promise<number> => {
      const [storage] = await rows.rows<{ reserved_bytes: string }>(
        CLINIC,
        'select reserved_bytes from storage where org_id = app_org()',
      );
      return Number(storage?.reserved_bytes ?? 0);
    };
    const before = await reserved();
    const store = await halfStore(stage.computer.context);
    const { cases } = await openCases('elena.markou');
    await cases.make('Hana Kobayashi');
    await cases.choose(largeZip());
    await expect.poll(() => store.stored, { timeout: 20_000 }).toBe(1);
    expect(await reserved()).toBeGreaterThan(before);
    await cases.button('Pause large.zip').click();
    await cases.button('Stop uploading large.zip').click();
    const asked = cases.page.getByRole('dialog', { name: 'Stop uploading large.zip?' });
    await asked.getByRole('button', { name: 'Stop upload' }).click();
    await cases.page.getByText('Drop scans, a folder, or a zip here').waitFor();
    await expect.poll(reserved, { timeout: 10_000 }).toBe(before);
  });
});

test('whoever may only read sees cases, and no way to change them', { timeout: 180_000 }, async () => {
  const { cases } = await openCases('elena.markou');
  await cases.make('Piet de Vries');
  await cases.choose(scan('upper.stl'));
  await cases.ready('upper.stl');
  await rows.rows(
    CLINIC,
    `delete from role_menu where org_id = app_org() and menu_id in ('caseManagement.save', 'caseManagement.delete')
     and role_id in (select role_id from member where org_id = app_org() and display_name = 'Amara Cole')`,
  );
  const elsewhere = await openComputer(stage.browser, stage.site.origin);
  const { page } = await elsewhere.openTab();
  const shell = new ShellPage(page);
  await shell.signInAs('amara.cole');
  await page.goto(cases.page.url());
  const read = new ScansPage(page);
  await read.ready('upper.stl');
  for (const name of ['Add files', 'Add folder', 'Edit case', /^Actions for/])
    expect(await read.button(name).count()).toBe(0);
  expect(await read.file('upper.stl').getByRole('combobox').count()).toBe(0);
  await shell.open('/case-management');
  await read.row('Piet de Vries').waitFor();
  expect(await read.button('New case').count()).toBe(0);
  await elsewhere.context.close();
});

test('a case one may no longer see goes from the page that shows it', { timeout: 180_000 }, async () => {
  const { cases, shell, call } = await openCases('elena.markou');
  await cases.make('Sofia Lindqvist');
  await cases.choose(scan('upper.stl'));
  await cases.ready('upper.stl');
  const elsewhere = await openComputer(stage.browser, stage.site.origin);
  const other = await elsewhere.openTab();
  await new ShellPage(other.page).signInAs('amara.cole');
  await other.page.goto(cases.page.url());
  const theirs = new ScansPage(other.page);
  await theirs.model('Upper jaw').waitFor();
  const [role] = await rows.rows<{ id: string; name: string }>(
    CLINIC,
    `select r.id, r.name from role r join member m on m.org_id = r.org_id and m.role_id = r.id
     where r.org_id = app_org() and m.display_name = 'Amara Cole'`,
  );
  await call('user/role/save_or_update', { roleId: role?.id, name: role?.name, scope: 'own' });
  await other.page.getByText('Case not found').waitFor();
  expect(await theirs.model('Upper jaw').count()).toBe(0);
  await shell.at(/^\/case-management\/detail\//);
  await elsewhere.context.close();
});

test('a full store is told in place, and the file goes once there is room', async () => {
  const setLimit = (bytes: number) =>
    rows.rows(
      CLINIC,
      `insert into storage (org_id, limit_bytes) values (app_org(), ${bytes})
       on conflict (bucket, org_id) do update set limit_bytes = excluded.limit_bytes`,
    );
  const { cases } = await openCases('elena.markou');
  await cases.make('Emma Grant');
  await setLimit(1);
  await cases.choose(scan('upper.stl'));
  const told = cases.alert.filter({ hasText: 'Insufficient storage space. Free up some space.' });
  await told.waitFor();
  await told.getByText('Your file is still here').waitFor();
  await setLimit(20 * 1024 ** 3);
  await told.getByRole('button', { name: 'Try again' }).click();
  await cases.ready('upper.stl');
});
