import type { Locator, Page } from 'playwright-core';
import { SignInPage } from './sign-in-page.ts';

/** The portal as somebody finds their way about it: by labels and roles. */
export class ShellPage {
  readonly page: Page;
  readonly signInPage: SignInPage;

  constructor(page: Page) {
    this.page = page;
    this.signInPage = new SignInPage(page);
  }

  account(name: string): Locator {
    return this.signInPage.signedIn(name);
  }

  get navigation(): Locator {
    return this.page.getByRole('navigation', { name: 'Menu' });
  }
  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
  get toast(): Locator {
    return this.page.getByRole('status').filter({ hasText: /./ });
  }

  /** The address after the origin. */
  get address(): string {
    const { pathname, search } = new URL(this.page.url());
    return `${pathname}${search}`;
  }

  async at(path: string | RegExp): Promise<void> {
    await this.page.waitForURL((url) =>
      typeof path === 'string'
        ? `${url.pathname}${url.search}` === path
        : path.test(`${url.pathname}${url.search}`),
    );
  }

  async open(path: string): Promise<void> {
    await this.page.goto(new URL(path, this.page.url()).href);
  }

  /** By its place in the menu. */
  async openOwnSpace(): Promise<void> {
    await this.navigation.getByRole('link', { name: 'My Info' }).click();
    await this.at(/^\/own-space/);
  }

  signInAs(name: string, options: { save?: boolean } = {}): Promise<void> {
    return this.signInPage.signInAs(name, options);
  }

  signOut(): Promise<void> {
    return this.signInPage.signOut();
  }

  places(): Promise<string[]> {
    return this.navigation.getByRole('link').allInnerTexts();
  }
}
