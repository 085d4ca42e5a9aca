import { CAST_PASSWORD } from '@archway/cast/organizations';
import type { Locator, Page } from 'playwright-core';

/** The editor of roles, as somebody finds their way about it. */
export class RolesPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }
  get list(): Locator {
    return this.#page.getByRole('region', { name: /^Roles/ });
  }
  get newRole(): Locator {
    return this.button('New role');
  }
  get dialog(): Locator {
    return this.#page.getByRole('dialog');
  }
  get preview(): Locator {
    return this.#page.getByRole('region', { name: 'What this role sees' });
  }
  get changes(): Locator {
    return this.#page.getByRole('region', { name: 'Unsaved changes' });
  }
  editor(name: string): Locator {
    return this.#page.getByRole('form', { name, exact: true });
  }
  screen(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }
  /** A button's box in the row of its screen. */
  action(screen: string, name: string): Locator {
    const row = this.#page.getByRole('row').filter({ has: this.screen(screen) });
    return row.getByRole('checkbox', { name, exact: true });
  }

  async choose(name: string): Promise<void> {
    await this.list.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }

  async make(name: string): Promise<void> {
    await this.newRole.click();
    await this.dialog.getByLabel('Role name').fill(name);
    await this.button('Create role').click();
    await this.editor(name).waitFor();
  }

  async givePassword(password = CAST_PASSWORD): Promise<void> {
    await this.dialog.getByLabel('Password', { exact: true }).fill(password);
    await this.button('Confirm').click();
  }

  /** With a password where it is asked for. */
  async save({ password }: { password?: string } = {}): Promise<void> {
    await this.button('Save role').click();
    if (password !== undefined) await this.givePassword(password);
    await this.changes.getByText('No changes.').waitFor();
  }
}
