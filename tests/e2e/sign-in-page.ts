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

/** Signing in and out, as somebody finds their way about it: by labels and roles. */
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
    return this.#page.getByRole('status').filter({ hasText: /./ });
  }

  /** The foot of the navigation, which names who is signed in. */
  signedIn(name: string): Locator {
    const { displayName } = castMember(name);
    return this.#page.getByRole('button', { name: new RegExp(`^${displayName.replaceAll('.', '\\.')}`) });
  }

  /** The account menu of whoever is signed in. */
  get accountMenu(): Locator {
    return this.#page.getByRole('button', { name: /, account menu$/ });
  }

  async signIn(name: string, { save = false, password = CAST_PASSWORD } = {}): Promise<void> {
    await this.enter(castMember(name).account, { save, password });
  }

  /** For somebody who is not of the cast. */
  async enter(
    account: string,
    { save = false, password }: { save?: boolean; password: string },
  ): Promise<void> {
    await this.account.fill(account);
    await this.password.fill(password);
    if (save) await this.#page.getByLabel('Keep me signed in on this computer').check();
    await this.#page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  async signInAs(name: string, options: { save?: boolean } = {}): Promise<void> {
    await this.signIn(name, options);
    await this.signedIn(name).waitFor();
  }

  async signOut(): Promise<void> {
    await this.accountMenu.click();
    await this.#page.getByRole('menuitem', { name: 'Sign out' }).click();
    await this.form.waitFor();
  }
}
