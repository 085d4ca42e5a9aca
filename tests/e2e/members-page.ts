import { CAST_PASSWORD } from '@archway/cast/organizations';
import type { Locator, Page } from 'playwright-core';

/** The screen of users, as somebody finds their way about it: by labels and roles. */
export class MembersPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Users' });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }
  get batch(): Locator {
    return this.page.getByRole('toolbar', { name: 'Actions for selected items' });
  }

  row(text: string): Locator {
    return this.table.getByRole('row').filter({ hasText: text });
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Chooses from the menu of a row. */
  async act(text: string, action: string): Promise<void> {
    await this.row(text)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** What the menu of somebody offers. */
  async actionsFor(text: string): Promise<string[]> {
    await this.row(text)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await this.page.getByRole('menuitem').first().waitFor();
    const offered = await this.page.getByRole('menuitem').allInnerTexts();
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
    return offered;
  }

  async select(...texts: string[]): Promise<void> {
    for (const text of texts) await this.row(text).getByRole('checkbox').click();
  }

  /** Presses the button of the dialog that asks. */
  async confirm(title: string | RegExp, name: string): Promise<void> {
    const asked = this.page.getByRole('dialog', { name: title });
    await asked.getByRole('button', { name, exact: true }).click();
  }

  async proveIdentity(): Promise<void> {
    const asked = this.page.getByRole('dialog', { name: "Confirm it's you" });
    await asked.getByLabel('Password', { exact: true }).fill(CAST_PASSWORD);
    await asked.getByRole('button', { name: 'Confirm' }).click();
    await asked.waitFor({ state: 'detached' });
  }

  /** What is said in passing. */
  async said(words: string | RegExp): Promise<void> {
    await this.page.getByText(words).first().waitFor();
  }

  async openInvitation(): Promise<Locator> {
    // The first steps have a button of this name, on a page that is only hidden when another is opened.
    await this.table.waitFor();
    return this.openInvitationHere();
  }

  /** For pages beside the users that offer an invitation, too. */
  async openInvitationHere(): Promise<Locator> {
    await this.button('Invite people').click();
    return this.page.getByRole('dialog', { name: 'Invite people' });
  }

  async invite(addresses: string, more: { role?: string; message?: string } = {}): Promise<void> {
    await this.sendInvitation(await this.openInvitation(), addresses, more);
  }

  async sendInvitation(
    drawer: Locator,
    addresses: string,
    { role, message }: { role?: string; message?: string } = {},
  ): Promise<void> {
    await drawer.getByLabel('Work email', { exact: true }).fill(addresses);
    if (role !== undefined) await drawer.getByLabel('Role', { exact: true }).selectOption(role);
    if (message !== undefined) await drawer.getByLabel('Message (optional)').fill(message);
    await drawer.getByRole('button', { name: /^Send/ }).click();
  }
}
