import type { Locator, Page } from 'playwright-core';

/** Partners, as an administrator works with them. */
export class PartnersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Partners' }).click();
    await this.page.getByRole('tab', { name: /^My Partner/ }).waitFor();
  }

  partner(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  request(name: string): Locator {
    return this.page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });
  }

  toConfirm(): Promise<void> {
    return this.page.getByRole('tab', { name: /^To be Confirmed/ }).click();
  }

  async find(name: string): Promise<Locator> {
    const directory = this.page.getByRole('region', { name: 'Find a partner' });
    await directory.getByLabel('Name', { exact: true }).fill(name);
    await directory.getByRole('button', { name: 'Find', exact: true }).click();
    return directory;
  }

  async apply(name: string): Promise<void> {
    const directory = await this.find(name);
    await directory
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: 'Apply' })
      .click();
    await this.confirm(`Apply to ${name}?`, 'Apply');
  }

  /** A button of a request, and the answer to the question that follows. */
  async step(name: string, button: string, title: string): Promise<void> {
    await this.request(name).getByRole('button', { name: button }).click();
    await this.confirm(title, button);
  }

  async confirm(title: string, button: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: title });
    await dialog.getByRole('button', { name: button }).click();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** Makes a code and reads it. */
  async makeCode(): Promise<string> {
    const codes = this.page.getByRole('region', { name: 'Your invitation codes' });
    await codes.getByRole('button', { name: 'New code' }).click();
    return codes.locator('code').innerText();
  }

  /** Asks whose code it is. */
  async check(code: string): Promise<Locator> {
    const given = this.page.getByRole('region', { name: 'Enter a code' });
    await given.getByLabel('Invitation code').fill(code);
    await given.getByRole('button', { name: 'Check code' }).click();
    return given;
  }

  async join(code: string): Promise<void> {
    await (await this.check(code)).getByRole('button', { name: 'Become partners' }).click();
  }
}
