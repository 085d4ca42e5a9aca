import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openTenantRows } from '../harness/tenant-rows.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const CASES = 200_000;

beforeAll(async () => {
  const { orgId, userCode } = castMember('elena.markou');
  const tenants = await openTenantRows(stage.site);
  await tenants.rows(
    orgId,
    `insert into patient_case (org_id, id, code, name, created_by, created_at)
     select app_org(), gen_random_uuid(), 'T-' || n,
       (array['Müller', 'Özil', 'Smith', 'García', 'Ångström'])[1 + n % 5] || ' ' || md5(n::text), $1::uuid,
       app_now() - n * interval '1 minute'
     from generate_series(1, ${CASES}) n
     union all select app_org(), gen_random_uuid(), 'U-' || name, name, $1::uuid, app_now() - interval '1 year'
     from unnest(array['Aaron First', 'Ödön Only', 'Zyx Last']) name`,
    [userCode],
  );
  await tenants.rows(
    orgId,
    `insert into contact (org_id, id, user_name, email, created_at)
     select app_org(), gen_random_uuid(), 'Contact ' || n, 'c' || n || '@b.example', app_now() - n * interval '1 hour'
     from generate_series(1, 51) n`,
  );
  await tenants.close();
}, 300_000);

async function openList(path: string) {
  const { page, shell } = await stage.openTab();
  await shell.signInAs('elena.markou');
  await shell.open(path);
  await page.getByRole('grid').or(page.getByRole('table')).first().waitFor();
  return page;
}
const head = (page: Page, name: string): Locator => page.getByRole('columnheader', { name, exact: true });
/** The first line of the list, once it is this one. */
async function first(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.getByRole('row').nth(1).textContent(), { timeout: 20_000 }).toContain(name);
}

test(
  '200,000 cases are sorted by name both ways, and found without accents',
  { timeout: 120_000 },
  async () => {
    const page = await openList('/case-management');
    expect(await head(page, 'Scanned').getAttribute('aria-sort')).toBe('descending');
    await page.getByText('1–50 of 10,000+').waitFor();
    await head(page, 'Name').getByRole('button').click();
    await first(page, 'Aaron First');
    await head(page, 'Name').getByRole('button').click();
    await first(page, 'Zyx Last');
    await page.getByRole('searchbox').fill('ODON o');
    await first(page, 'Ödön Only');
    await page.getByText('1–1 of 1').waitFor();
  },
);

test('the page after the first says 10,000+ as well, in the order that was chosen', async () => {
  const page = await openList('/case-management');
  await head(page, 'Name').getByRole('button').click();
  await first(page, 'Aaron First');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('51–100 of 10,000+').waitFor();
  expect(await head(page, 'Name').getAttribute('aria-sort')).toBe('ascending');
  await page.getByRole('button', { name: 'Previous page' }).click();
  await first(page, 'Aaron First');
});

test('cards on a phone are sorted too', async () => {
  const page = await openList('/case-management');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Sort by').selectOption('Name');
  await page.getByRole('button', { name: 'Sort ascending' }).click();
  const firstCard = page.getByRole('list', { name: 'Cases' }).getByRole('listitem').first();
  await expect.poll(() => firstCard.textContent(), { timeout: 20_000 }).toContain('Aaron First');
});

test('when somebody else deletes the last row of a page, the page before it is shown', async () => {
  const page = await openList('/own-space/contacts');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('Contact 51', { exact: true }).waitFor();
  const { page: other, shell } = await stage.openTab();
  await shell.open('/own-space/contacts');
  await other.getByRole('searchbox').fill('contact 51');
  await other.getByRole('button', { name: 'Actions for Contact 51' }).click();
  await other.getByRole('menuitem', { name: 'Delete' }).click();
  await other
    .getByRole('dialog', { name: 'Delete this contact?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText('1–50 of 50').waitFor();
  await page.getByText('Contact 1', { exact: true }).waitFor();
});
