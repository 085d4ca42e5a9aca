import { Buffer } from 'node:buffer';
import type { Locator, Page } from 'playwright-core';

export const PASSWORD = 'Tidal-Mirror-46';

/** The smallest picture there is. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Registering, as somebody finds their way through it: by labels and roles. */
export class RegistrationPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  /** The step that is open, in the column of steps. */
  get current(): Locator {
    return this.page.locator('[aria-current=step]');
  }

  async goOn(): Promise<void> {
    await this.button('Continue').click();
  }

  async chooseWay(way: 'clinic' | 'lab'): Promise<void> {
    await this.heading('What would you like to register?').waitFor();
    await this.page.getByRole('radio', { name: `A new ${way}` }).check();
    await this.goOn();
  }

  async chooseRegion(): Promise<void> {
    await this.heading('Where should we store your data?').waitFor();
    await this.page.getByRole('radio', { name: 'Europe' }).check();
    await this.page.getByRole('checkbox', { name: /^I understand/ }).check();
    await this.button('Continue with Europe').click();
  }

  /** What the shorter form asks for. */
  async fillOrganization(name: string): Promise<void> {
    await this.heading(/^Your (clinic|lab)$/).waitFor();
    await this.page.getByLabel('Name', { exact: true }).fill(name);
    await this.page.getByLabel('Time zone').selectOption('Europe/Berlin');
    await this.page.getByLabel('Country').selectOption('DE');
    await this.page.getByLabel('State or province').fill('Bremen');
    await this.page.getByLabel('City').fill('Neustadt am Hafen');
    await this.page.getByLabel('Street address').fill('Hafenstraße 1');
  }

  /** What the longer form asks for beyond that, but for the file. */
  async fillLicense(): Promise<void> {
    await this.page.getByLabel("Representative's name").fill('Nina Ford');
    await this.page.getByLabel('Phone').fill('+49 30 901820');
    await this.page.getByLabel('Email', { exact: true }).fill('office@newlab.example');
    await this.page.getByLabel('Business license number').fill('BE 4711');
  }

  async sendFile(label: string, name: string): Promise<void> {
    await this.page
      .getByLabel(label, { exact: true })
      .setInputFiles({ name, mimeType: 'image/png', buffer: PNG });
    await this.button(`Remove ${name}`).waitFor();
  }

  async fillAccount(email: string, { repeated = PASSWORD } = {}): Promise<void> {
    await this.heading('Your account').waitFor();
    await this.page.getByLabel('Display name').fill('Nina Ford');
    await this.page.getByLabel('Work email').fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await this.page.getByLabel('Confirm password').fill(repeated);
  }

  async agree(): Promise<void> {
    await this.heading('Agreements').waitFor();
    for (const name of ['Terms', 'Privacy Policy', 'Cookie Policy'])
      await this.page.getByRole('checkbox', { name: `I agree to the ${name}` }).check();
  }

  /** Through all steps of the shorter form, up to the agreements. */
  async fillAll(way: 'clinic' | 'lab', organization: string, email: string): Promise<void> {
    await this.chooseWay(way);
    await this.chooseRegion();
    await this.fillOrganization(organization);
    await this.goOn();
    await this.fillAccount(email);
    await this.goOn();
    await this.agree();
  }
}
