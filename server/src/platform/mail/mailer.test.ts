import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testEnvironment } from '../../testing/environment.ts';
import { readConfig, type Config } from '../config/config.ts';
import { openMailer } from './mailer.ts';

const environment = testEnvironment();
const config = readConfig({ ...environment, NODE_ENV: 'test' }, '1');

async function send(settings: Config, to: string): Promise<void> {
  const mailer = openMailer(settings);
  const mail = { messageId: `<${randomUUID()}@test>`, to, language: 'en', subject: 's', text: 't', html: '' };
  await mailer.send(mail).finally(() => mailer.close());
}

/** What the mail server has of somebody. */
async function caught(address: string): Promise<boolean> {
  const reply = await fetch(`${environment['MAIL_CATCHER_URL']}/api/mails`);
  return (await reply.text()).includes(address);
}

test('in production no mail goes to a server that offers no TLS, in a test site it does', async () => {
  const [secret, plain] = [`${randomUUID()}@test.example`, `${randomUUID()}@test.example`];
  await expect(send({ ...config, NODE_ENV: 'production' }, secret)).rejects.toMatchObject({ code: 'ETLS' });
  await send(config, plain);
  expect(await caught(plain)).toBe(true);
  expect(await caught(secret)).toBe(false);
});
