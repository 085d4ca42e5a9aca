import { CAST_PASSWORD } from '@archway/cast/organizations';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { nextMail } from '../harness/mail.ts';
import { addAuthenticator } from './authenticator-page.ts';
import { ShellPage } from './shell-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openMethods(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'My Info' }).click();
  await page.getByRole('link', { name: 'Sign-in and security' }).click();
  await page.getByRole('heading', { name: 'Passkeys' }).waitFor();
}

async function givePassword(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(CAST_PASSWORD);
  await button(page, 'Confirm').click();
}

/** A code app. Each code counts once, so whoever needs two at once reads the one to come, which counts already. */
class CodeApp {
  readonly #secret: string;
  readonly #used = new Set<string>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  code(): string {
    const code = this.#shown().find((one) => !this.#used.has(one)) ?? '';
    this.#used.add(code);
    return code;
  }

  wrong(): string {
    return this.#shown().includes('000000') ? '000001' : '000000';
  }

  #shown(): string[] {
    const now = Math.floor(Date.now() / 1_000);
    return [now, now + 30].map((epoch) => generateSync({ secret: this.#secret, epoch }));
  }
}

/** Presses the button, again after the pause if that was too early, and answers with the code of the reply. */
async function signInAfterPause(page: Page): Promise<number> {
  const answered = page.waitForResponse(/\/(login|user\/confirmLogin)$/);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const reply = (await (await answered).json()) as { code: number; data: { retryAfter?: number } };
  const { retryAfter } = reply.data;
  if (retryAfter === undefined) return reply.code;
  await page.waitForTimeout(retryAfter * 1_000);
  return signInAfterPause(page);
}

/** Sets a code app up from the own space, and answers with it and the recovery codes. */
async function setUp(page: Page): Promise<{ app: CodeApp; codes: string[] }> {
  await openMethods(page);
  await button(page, 'Set up').click();
  await givePassword(page);
  const dialog = page.getByRole('dialog');
  const key = await dialog.getByRole('code').innerText();
  const app = new CodeApp(key.replaceAll(/\s/g, ''));
  await dialog.getByLabel('Six-digit code from the app').fill(app.code());
  await button(page, 'Turn on').click();
  await page.getByRole('heading', { name: 'Save your recovery codes' }).waitFor();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await button(page, "I've saved them").click();
  await page.getByText(/On since/).waitFor();
  return { app, codes };
}

describe('a code app', () => {
  test('is asked after the password from then on; wrong codes are marked, a right one signs in', async () => {
    const since = new Date();
    const { page, shell } = await stage.openTab();
    await shell.signInAs('elena.markou');
    const { app, codes } = await setUp(page);
    expect(codes).toHaveLength(10);
    await nextMail(castMember('elena.markou').account, { since, subject: /authenticator app/i });
    await shell.signOut();

    await shell.signInPage.signIn('elena.markou');
    const field = page.getByLabel('Six-digit code');
    await field.fill(app.wrong());
    await button(page, 'Sign in').click();
    await page.getByText('This code is incorrect or has expired.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill(app.code());
    await button(page, 'Sign in').click();
    await shell.account('elena.markou').waitFor();
    await shell.signOut();

    // Without the phone: a recovery code, once.
    const code = codes[0] ?? '';
    for (const isFirst of [true, false]) {
      await shell.signInPage.signIn('elena.markou');
      await button(page, 'Use a recovery code').click();
      await page.getByLabel('Recovery code').fill(code.toLowerCase());
      await button(page, 'Sign in').click();
      if (isFirst) {
        await shell.account('elena.markou').waitFor();
        await openMethods(page);
        await page.getByText('9 recovery codes left').waitFor();
        await shell.signOut();
      } else {
        await page.getByText('This code is incorrect or has expired.').waitFor();
      }
    }
  });

  test('five wrong codes end the second step, and the password is asked for again', async () => {
    const { page, shell } = await stage.openTab();
    await shell.signInAs('marek.nowak');
    const { app } = await setUp(page);
    await shell.signOut();
    await shell.signInPage.signIn('marek.nowak');
    for (let i = 0; i < 5; i += 1) {
      await page.getByLabel('Six-digit code').fill(app.wrong());
      expect(await signInAfterPause(page)).toBe(3002);
    }
    await page.getByText('Too many incorrect codes, or time ran out.').waitFor();
    expect(await shell.signInPage.password.inputValue()).toBe('');
    await shell.signInPage.password.fill(CAST_PASSWORD);
    await signInAfterPause(page);
    await page.getByLabel('Six-digit code').fill(app.code());
    await button(page, 'Sign in').click();
    await shell.account('marek.nowak').waitFor();
  });

  test('can be turned off, and the password alone is enough again', async () => {
    const { page, shell } = await stage.openTab();
    await shell.signInAs('grace.obi');
    await setUp(page);
    await button(page, 'Turn off').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Authenticator app turned off.').first().waitFor();
    await shell.signOut();
    await shell.signInAs('grace.obi');
  });
});

describe('a passkey', () => {
  test('is added, signs in without account and password, verifies identity, and can be taken away', async () => {
    const since = new Date();
    const { page, shell } = await stage.openTab();
    await addAuthenticator(page);
    await shell.signInAs('ruth.adeyemi');
    await openMethods(page);
    await button(page, 'Add passkey').click();
    await givePassword(page);
    await page.getByText('Passkey added.').first().waitFor();
    await nextMail(castMember('ruth.adeyemi').account, { since, subject: /passkey/i });
    await shell.signOut();

    await button(page, 'Sign in with a passkey').click();
    await shell.account('ruth.adeyemi').waitFor();

    // A new session: sensitive things ask again, and the passkey answers.
    await openMethods(page);
    await button(page, 'Remove').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await button(page, 'Use a passkey').click();
    await page.getByText('Passkey removed.').first().waitFor();
    await page.getByText("You don't have a passkey yet.").waitFor();
    await shell.signOut();
    await button(page, 'Sign in with a passkey').click();
    await page.getByText("We couldn't verify this passkey.").waitFor();
  });

  test('stands for the code too', async () => {
    const { page, shell } = await stage.openTab();
    await addAuthenticator(page);
    await shell.signInAs('owen.price');
    await setUp(page);
    await button(page, 'Add passkey').click();
    await page.getByText('Passkey added.').first().waitFor();
    await shell.signOut();
    await button(page, 'Sign in with a passkey').click();
    await shell.account('owen.price').waitFor();
  });

  test('of another computer is nobody’s here, and closing the browser’s question changes nothing', async () => {
    const elsewhere = await openComputer(stage.browser, stage.site.origin);
    const { page } = await elsewhere.openTab();
    const shell = new ShellPage(page);
    await addAuthenticator(page, { isUserVerified: false });
    await button(page, 'Sign in with a passkey').click();
    await shell.signInPage.form.waitFor();
    await expect.poll(() => button(page, 'Sign in with a passkey').getAttribute('aria-busy')).toBe(null);
    await elsewhere.context.close();
  });
});
