import { CAST, CAST_PASSWORD, emailOf } from '@archway/cast/organizations';
import type { Locator, Page } from 'playwright-core';

/** Somebody of the cast, by account name. */
export function castMember(name: string): {
  account: string;
  displayName: string;
  organization: string;
  orgId: string;
  userCode: string;
} {
  for (const organization of CAST) {
    const member = organization.members.find((one) => one.name === name);
    if (member !== undefined) {
      const { displayName, userCode } = member;
      return {
        account: emailOf(member, organization),
        displayName,
        organization: organization.name,
        orgId: organization.orgId,
        userCode,
      };
    }
  }
  throw new Error(`nobody of the cast is called ${name}`);
}

/** The plain page of this release, as somebody finds their way about it: by labels and roles. */
export class SignInPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get form(): Locator {
    return this.#page.getByRole('heading', { name: 'Sign in' });
  }
  get account(): Locator {
    return this.#page.getByLabel('Email or account name');
  }
  get password(): Locator {
    return this.#page.getByLabel('Password', { exact: true });
  }
  get problem(): Locator {
    return this.#page.getByRole('alert');
  }
  get notice(): Locator {
    return this.#page.getByRole('status');
  }

  /** The name of who is signed in. */
  heading(name: string): Locator {
    return this.#page.getByRole('heading', { name });
  }

  async signIn(name: string, { save = false, password = CAST_PASSWORD } = {}): Promise<void> {
    await this.account.fill(castMember(name).account);
    await this.password.fill(password);
    if (save) await this.#page.getByLabel('Keep me signed in on this computer').check();
    await this.#page.getByRole('button', { name: 'Sign in' }).click();
  }

  async signInAs(name: string, options: { save?: boolean } = {}): Promise<void> {
    await this.signIn(name, options);
    await this.heading(castMember(name).displayName).waitFor();
  }

  async signOut(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Sign out' }).click();
    await this.form.waitFor();
  }

  /** Every entry with its depth, as it stands on the page. */
  async menu(): Promise<string[]> {
    const navigation = this.#page.getByRole('navigation');
    await navigation.waitFor();
    const entries = await navigation.getByRole('listitem').all();
    return Promise.all(
      entries.map(async (entry) => {
        const depth = await entry.locator('xpath=ancestor::ul').count();
        const [title = ''] = (await entry.innerText()).split('\n');
        return `${'  '.repeat(depth - 1)}${title}`;
      }),
    );
  }
}
