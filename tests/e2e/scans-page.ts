import type { Buffer } from 'node:buffer';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

export interface ScanFile {
  name: string;
  buffer: Buffer;
}

/** The screens of cases, as somebody finds their way about them: by labels and roles. */
export class ScansPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Cases' });
  }
  get files(): Locator {
    return this.page.getByRole('region', { name: /^Files/ });
  }
  get alert(): Locator {
    return this.page.getByRole('alert');
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name });
  }

  /** The innermost line that names the file: what came out of an archive stands within the archive's. */
  file(name: string): Locator {
    return this.files.getByRole('listitem').filter({ hasText: name }).last();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** The model, with what it shows. */
  model(role: string): Locator {
    return this.page.getByRole('img', { name: new RegExp(`^3D model of .*${role}`) });
  }

  /** From the list to the page of a new case. */
  async make(name: string): Promise<void> {
    await this.button('New case').click();
    const dialog = this.page.getByRole('dialog', { name: 'New case' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Create case' }).click();
    await this.page.getByRole('heading', { name }).waitFor();
  }

  /** By the dialog of the browser. */
  async choose(...files: readonly ScanFile[]): Promise<void> {
    await this.#pick('Add files', files);
  }

  /** What belongs to the case and is no scan. */
  async attach(...files: readonly ScanFile[]): Promise<void> {
    await this.#pick('Attach', files);
  }

  async chooseAgain(file: ScanFile): Promise<void> {
    await this.#pick('Choose file', [file]);
  }

  async chooseFolder(path: string): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    await this.button('Add folder').click();
    await (await opened).setFiles(path);
  }

  /** As from a window of files beside the browser. */
  async drop(...files: readonly ScanFile[]): Promise<void> {
    await this.#dropOn(this.page.getByRole('heading', { level: 1 }), files);
  }

  /** On the list, which has no heading of its own. */
  async dropOnList(...files: readonly ScanFile[]): Promise<void> {
    await this.#dropOn(this.page.getByRole('tab', { name: /^All cases/ }), files);
  }

  /** On the first steps, wherever. */
  async dropOnSteps(...files: readonly ScanFile[]): Promise<void> {
    await this.#dropOn(this.page.getByRole('heading', { name: 'Drop a scan here' }), files);
  }

  async #dropOn(place: Locator, files: readonly ScanFile[]): Promise<void> {
    const given = files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') }));
    // As text: this file is compiled for Node, which knows no page.
    const dataTransfer = await this.page.evaluateHandle(`(() => {
      const drag = new DataTransfer();
      for (const { name, base64 } of ${JSON.stringify(given)})
        drag.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
      return drag;
    })()`);
    for (const type of ['dragenter', 'dragover', 'drop']) await place.dispatchEvent(type, { dataTransfer });
  }

  /** The worker has nothing more to say about it. */
  async ready(name: string): Promise<void> {
    await this.file(name)
      .getByRole('button', { name: `Download original ${name}` })
      .waitFor({ timeout: 90_000 });
  }

  async download(name: string): Promise<{ name: string; bytes: Buffer }> {
    const begun = this.page.waitForEvent('download');
    await this.file(name)
      .getByRole('button', { name: `Download original ${name}` })
      .click();
    const download = await begun;
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  }

  async remove(name: string): Promise<void> {
    await this.button(`Actions for ${name}`).click();
    await this.page.getByRole('menuitem', { name: 'Remove' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await this.file(name).waitFor({ state: 'detached' });
  }

  async #pick(button: string, files: readonly ScanFile[]): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    await this.button(button).first().click();
    // From a folder: a large file takes the way of the browser's commands only slowly.
    const folder = await mkdtemp(join(tmpdir(), 'chosen-'));
    const paths = files.map(({ name }) => join(folder, name));
    await Promise.all(files.map(({ buffer }, i) => writeFile(paths[i] ?? '', buffer)));
    await (await opened).setFiles(paths);
  }
}
