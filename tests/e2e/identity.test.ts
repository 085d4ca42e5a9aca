import { resetPass } from '@archway/contract/member/calls';
import { verifyIdentity } from '@archway/contract/session/calls';
import { CAST_PASSWORD } from '@archway/cast/organizations';
import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { ShellPage } from './shell-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

test('who has proved it is asked again after 15 minutes, in both tabs; another session is asked at once', async () => {
  const { userCode } = castMember('lewis.reid');
  const [first, second] = [await stage.openTab(), await stage.openTab()];
  const question = (tab: typeof first) => tab.page.getByRole('dialog', { name: "Confirm it's you" });
  const reset = (tab: typeof first) => tab.call(resetPass.path, { userCode });
  const isAsked = async (tab: typeof first) => {
    const answer = reset(tab);
    await question(tab).waitFor();
    await tab.page.keyboard.press('Escape');
    expect((await answer).failure).toBe('resetPasswordNeedVerify');
  };
  await first.shell.signInAs('elena.markou');
  await first.shell.at('/case-management');
  await second.shell.open('/account/roles');
  await second.shell.account('elena.markou').waitFor();

  const proof = first.page.waitForResponse((reply) => reply.url().endsWith(`/api/${verifyIdentity.path}`));
  const done = reset(first);
  await question(first).getByLabel('Password', { exact: true }).fill(CAST_PASSWORD);
  await question(first).getByRole('button', { name: 'Confirm', exact: true }).click();
  expect((await done).failure).toBeUndefined();
  const { data } = (await (await proof).json()) as { data: { verifiedUntil: string } };
  const end = Date.parse(data.verifiedUntil);
  const at = (moment: number) => stage.site.shiftClock(`${moment - Date.now()} milliseconds`);

  await at(end - SECOND);
  expect((await reset(second)).failure).toBeUndefined();
  await at(end - 5 * MINUTE);
  const elsewhere = await openComputer(stage.browser, stage.site.origin);
  const other = await elsewhere.openTab();
  const third = { ...other, shell: new ShellPage(other.page) };
  await third.shell.signInAs('elena.markou');
  await isAsked(third);
  await elsewhere.context.close();

  // Neither use nor another tab has moved the end.
  await at(end + SECOND);
  await isAsked(first);
  await isAsked(second);
});
