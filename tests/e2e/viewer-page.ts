import type { Vector } from '@archway/mesh/core/vector';
import type { Locator, Page } from 'playwright-core';
import { PROBE } from '../harness/web-build.ts';

/** The model of a case, as somebody finds their way about it: by labels and roles. */
export class ViewerPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get stage(): Locator {
    return this.page.getByRole('region', { name: 'Model', exact: true });
  }
  get model(): Locator {
    return this.page.getByRole('img', { name: /^3D model of/ });
  }
  get notes(): Locator {
    return this.page.getByRole('list', { name: 'Notes and measurements' });
  }

  note(text: string | RegExp): Locator {
    return this.notes.getByRole('listitem').filter({ hasText: text });
  }

  tool(name: string): Locator {
    return this.page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true });
  }

  view(name: string): Locator {
    return this.page.getByRole('group', { name: 'Views' }).getByRole('button', { name, exact: true });
  }

  /** The first picture is there, be it coarse. */
  async seen(): Promise<void> {
    await this.model.waitFor({ timeout: 30_000 });
  }

  /** All that is looked at is there in full, and can be measured. */
  async full(): Promise<void> {
    await this.seen();
    await this.tool('Measure').and(this.page.locator(':enabled')).waitFor({ timeout: 60_000 });
  }

  async openNotes(): Promise<void> {
    await this.page.getByRole('tab', { name: /^Notes/ }).click();
  }

  async hide(layer: string): Promise<void> {
    await this.page.getByRole('button', { name: `Hide ${layer}`, exact: true }).click();
  }

  /** Onto the crowns of the lower jaw; the camera needs a moment to get there. */
  async lookOnto(): Promise<void> {
    await this.view('Occlusal').click();
    await this.page.waitForTimeout(600);
  }

  /** To be asked before the case is opened: then it is known where places of the model are on the screen. */
  async watch(): Promise<void> {
    await this.page.evaluate(`import('${PROBE}').then(() => globalThis.probe.watchModel())`);
  }

  /** Presses places of the model, in millimeters. */
  async press(...places: readonly Vector[]): Promise<void> {
    const onScreen = await this.page.evaluate<{ x: number; y: number }[]>(
      `globalThis.probe.onScreen(${JSON.stringify(places)})`,
    );
    for (const { x, y } of onScreen) {
      await this.page.mouse.move(x, y);
      await this.page.mouse.click(x, y);
    }
  }
}
