import { Buffer } from 'node:buffer';
import { info } from '@archway/contract/account/calls';
import { companyInfo } from '@archway/contract/organization/calls';
import type { Page, Response, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { drawnPicture, pickFile, withExif } from '../harness/pictures.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (page: Page, words: string) => page.getByText(words).first().waitFor();
const hostOf = (address: string) => new URL(address).host;

/** The next picture that comes from another host than the page's. */
function foreignPicture(page: Page): Promise<Response> {
  return page.waitForResponse(
    (response) =>
      response.request().resourceType() === 'image' &&
      response.url().startsWith('http') &&
      hostOf(response.url()) !== hostOf(page.url()),
  );
}

describe('the own picture', () => {
  test('is shown from the content host and without what a camera noted; then it is removed', async () => {
    const { page, shell, call } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    await shell.open('/own-space/account-info');
    await button(page, 'Change picture').waitFor();
    const photograph = withExif(await drawnPicture(page, 'jpeg'));
    expect(photograph.includes('Exif')).toBe(true);
    const shown = foreignPicture(page);
    await pickFile(page, 'Change picture', { name: 'me.JPG', mimeType: 'image/jpeg', buffer: photograph });
    await said(page, 'Picture saved.');
    const picture = await shown;
    expect(picture.ok()).toBe(true);
    expect((await picture.body()).includes('Exif')).toBe(false);
    const { data } = await call(info.path);
    const { avatar } = data as { avatar: string };
    expect(hostOf(avatar)).not.toBe(hostOf(page.url()));
    // In the head of the tab, and in the account menu.
    await expect
      .poll(() => page.locator(`img[src=${JSON.stringify(avatar)}]`).count(), { timeout: 15_000 })
      .toBe(2);

    await button(page, 'Remove picture').click();
    await said(page, 'Picture removed.');
    await button(page, 'Remove picture').waitFor({ state: 'detached' });
    expect((await call(info.path)).data).toMatchObject({ avatar: null });
  });

  test('a wrong format, six megabytes and what is no picture inside are refused in words', async () => {
    const { page, shell, call } = await stage.openTab();
    await shell.signInAs('amara.cole');
    await shell.open('/own-space/account-info');
    await button(page, 'Change picture').waitFor();
    const pick = (name: string, buffer: Buffer) =>
      pickFile(page, 'Change picture', { name, mimeType: 'application/octet-stream', buffer });
    await pick('me.gif', Buffer.from('GIF89a'));
    await page.getByRole('alert').filter({ hasText: 'Incorrect Format' }).waitFor();
    await pick('me.png', Buffer.alloc(6 * 1024 ** 2));
    await page.getByRole('alert').filter({ hasText: 'The file is larger than 5' }).waitFor();
    expect(await button(page, 'Try again').count()).toBe(0);
    expect(stage.computer.requestsTo('file/startUpload')).toBe(0);
    await pick('me.png', Buffer.from('no picture at all'));
    await page.getByRole('alert').filter({ hasText: "couldn't read this file as an image" }).waitFor();
    expect((await call(info.path)).data).toMatchObject({ avatar: null });
  });

  test('a store that is away: the file stays, and a retry sends it', async () => {
    stage.expect(/ERR_/);
    const { page, shell, call } = await stage.openTab();
    await shell.signInAs('amara.cole');
    await shell.open('/own-space/account-info');
    await button(page, 'Change picture').waitFor();
    const refuse = (route: Route) =>
      route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.fallback();
    await page.route('**/*', refuse);
    const buffer = await drawnPicture(page, 'png');
    await pickFile(page, 'Change picture', { name: 'me.png', mimeType: 'image/png', buffer });
    await page.getByRole('alert').filter({ hasText: 'Unable to upload' }).waitFor();
    await page.unroute('**/*', refuse);
    await button(page, 'Try again').click();
    await said(page, 'Picture saved.');
    expect((await call(info.path)).data).toMatchObject({ avatar: expect.any(String) as unknown });
  });
});

describe('logo and license', () => {
  test('are changed by who may, and read by everybody else', async () => {
    const { page, shell, call } = await stage.openTab();
    await shell.signInAs('elena.markou');
    await shell.open('/own-space/organisation-info');
    await button(page, 'Change logo').waitFor();
    const buffer = await drawnPicture(page, 'png');
    await pickFile(page, 'Change logo', { name: 'logo.png', mimeType: 'image/png', buffer });
    await said(page, 'Logo saved.');
    await pickFile(page, 'Add file', { name: 'license 2026.png', mimeType: 'image/png', buffer });
    await said(page, 'Business license saved.');
    const link = page.getByRole('link', { name: 'license 2026.png' });
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(hostOf((await link.getAttribute('href')) ?? '')).not.toBe(hostOf(page.url()));

    const elsewhere = await openComputer(stage.browser, stage.site.origin);
    const other = await elsewhere.openTab();
    const colleague = new ShellPage(other.page);
    await colleague.signInAs('amara.cole');
    await colleague.open('/own-space/organisation-info');
    await other.page.getByRole('link', { name: 'license 2026.png' }).waitFor();
    expect(await button(other.page, 'Change logo').count()).toBe(0);
    expect(await button(other.page, 'Replace file').count()).toBe(0);
    await elsewhere.context.close();

    await button(page, 'Remove file').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove file' }).click();
    await page.getByText('No file yet').waitFor();
    await button(page, 'Remove logo').click();
    await said(page, 'Logo removed.');
    expect((await call(companyInfo.path)).data).toMatchObject({ logo: null, businessLicenseFile: null });
  });
});

describe('signatures', () => {
  const draw = async (page: Page): Promise<void> => {
    const box = await page.locator('canvas').boundingBox();
    if (box === null) throw new Error('there is no pad');
    await page.mouse.move(box.x + 60, box.y + 120);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 80, { steps: 8 });
    await page.mouse.move(box.x + 300, box.y + 130, { steps: 8 });
    await page.mouse.up();
    // A pad that was still on its way up has taken no stroke.
    if (!(await button(page, 'Undo last stroke').isEnabled())) await draw(page);
  };
  const choose = async (page: Page, place: RegExp, action: string): Promise<void> => {
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: place }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  test('one is drawn by the dentist alone, seen again, used, and deleted', async () => {
    const elsewhere = await openComputer(stage.browser, stage.site.origin);
    const other = await elsewhere.openTab();
    const administrator = new ShellPage(other.page);
    await administrator.signInAs('elena.markou');
    await administrator.open('/own-space/dentist-management');
    await button(other.page, 'Add dentist').click();
    const drawer = other.page.getByRole('dialog', { name: 'Add dentist' });
    await drawer.getByLabel('Name').fill('Dr. Reid');
    await drawer.getByLabel('User').selectOption('Dr. Lewis Reid');
    await button(other.page, 'Save dentist').click();
    const row = other.page.getByRole('row').filter({ hasText: 'Dr. Reid' });
    await row.getByText('Only the dentist and the deputies can see signatures.').waitFor();
    expect(await other.page.getByRole('button', { name: /^Draw signature/ }).count()).toBe(0);

    const { page, shell, call } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    await shell.open('/own-space/dentist-management');
    await button(page, 'Draw signature 1 of Dr. Reid').click();
    const dialog = page.getByRole('dialog', { name: 'Signature of Dr. Reid' });
    await button(page, 'Save signature').click();
    await dialog.getByText('Draw a signature, or choose an image of one.').waitFor();
    await dialog.getByText('Select this box to save the signature.').waitFor();
    await draw(page);
    await dialog.getByLabel('Save as').selectOption('Signature 2');
    await dialog.getByRole('checkbox', { name: /agrees that orders are signed/ }).check();
    await button(page, 'Save signature').click();
    await said(page, 'Signature 2 saved.');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Used on orders: signature 2').waitFor();
    expect((await call(info.path)).data).toMatchObject({
      preference: { dentistSignature: 2 },
      dentistSignature: expect.any(String) as unknown,
    });

    // An administrator who is no deputy sees none of it, not even after a reload.
    await other.page.reload();
    await row.getByText('Only the dentist and the deputies can see signatures.').waitFor();
    expect(await row.getByRole('img', { name: /^Signature/ }).count()).toBe(0);
    await elsewhere.context.close();

    const shown = foreignPicture(page);
    await page.reload();
    expect((await shown).ok()).toBe(true);
    await choose(page, /^Signature 2 of Dr\. Reid/, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await said(page, 'Signature 2 deleted.');
    await button(page, 'Draw signature 2 of Dr. Reid').waitFor();
    expect((await call(info.path)).data).toMatchObject({ dentistSignature: null });
  });

  test('what was drawn is still there when it cannot be saved', async () => {
    stage.expect(/ERR_/);
    const { page, shell, call } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    await shell.open('/own-space/dentist-management');
    await button(page, 'Draw signature 3 of Dr. Reid').click();
    await draw(page);
    await page.getByRole('checkbox', { name: /agrees that orders are signed/ }).check();
    const before = ((await call(info.path)).data as { preference: { dentistSignature: number } }).preference;
    const refuse = (route: Route) =>
      route.request().method() === 'PUT' ? route.abort('connectionrefused') : route.fallback();
    await page.route('**/*', refuse);
    await button(page, 'Save signature').click();
    await page.getByRole('alert').filter({ hasText: 'Unable to upload' }).waitFor();
    // Nothing was selected for a signature that is not there.
    expect((await call(info.path)).data).toMatchObject({ preference: before });
    await page.unroute('**/*', refuse);
    await button(page, 'Save signature').dblclick();
    await said(page, 'Signature 3 saved.');
    expect(stage.computer.requestsTo('user/editDentistSignature')).toBe(1);
  });
});
