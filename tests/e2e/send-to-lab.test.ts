import { savePatient } from '@archway/contract/patient/calls';
import { saveCase } from '@archway/contract/case/calls';
import { saveTreatment } from '@archway/contract/treatment/calls';
import { expect, test } from 'vitest';
import { PUSHED, signInAs, type Side } from './order-sides.ts';
import { becomePartners, CROWN_46, made, makeBareCase } from './orders-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

/** A case of which nobody has said yet what is to be made. */
async function makeEmptyCase(clinic: Side, patientName: string): Promise<string> {
  const { patientId } = await made(clinic, savePatient, { name: patientName });
  const { caseId } = await made(clinic, saveCase, { name: `Case of ${patientName}`, patientId });
  return caseId;
}

test(
  'four cases sent to a lab by one dialog; the one with a gap keeps its order and is tried again',
  { timeout: 300_000 },
  async () => {
    const clinic = await signInAs(stage, 'elena.markou');
    const lab = await signInAs(stage, 'marek.nowak');
    await becomePartners(clinic, lab);
    for (const name of ['Tomasz Adler', 'Luca Ferri', 'Nora Whitfield']) await makeBareCase(clinic, name);
    const caseId = await makeEmptyCase(clinic, 'Priya Anand');
    await lab.orders.openList();
    const { page } = clinic;
    await clinic.shell.open('/case-management');
    const cases = page.getByRole('table', { name: 'Cases' });
    await cases.getByText('Priya Anand', { exact: true }).waitFor();
    await cases.getByRole('checkbox').first().click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Send to lab' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send 4 cases to a lab' });
    await dialog.getByLabel('Order type').selectOption('repair');
    // The only partner is chosen already, and so is a day of its calendar.
    await expect
      .poll(() => dialog.getByLabel('Delivery date for all').inputValue(), PUSHED)
      .toMatch(/^20\d\d-/);
    await expect.poll(() => dialog.getByText('Ready', { exact: true }).count(), PUSHED).toBe(3);
    await dialog.getByText(`1 order will be saved and not sent`).waitFor();
    const send = dialog.getByRole('button', { name: 'Send 3 orders' });
    expect(await send.isEnabled()).toBe(false);
    await dialog.getByRole('checkbox').check();
    await send.click();

    const result = page.getByRole('dialog', { name: '3 of 4 sent' });
    await result.getByText('Failed to send some cases. Please try again.').waitFor();
    await result
      .getByRole('link', { name: /^O-\d{6}-/ })
      .nth(2)
      .waitFor(PUSHED);
    await expect.poll(() => lab.orders.table.getByText('Pending').count(), PUSHED).toBe(3);
    await made(clinic, saveTreatment, { caseId, version: 0, ...CROWN_46 });
    await result.getByRole('button', { name: 'Try 1 again' }).click();
    const again = page.getByRole('dialog', { name: 'Send 1 case to a lab' });
    await again.getByLabel('Order type').selectOption('repair');
    await again.getByRole('checkbox').check();
    await again.getByRole('button', { name: 'Send 1 order' }).click();
    await page.getByText('1 order sent.').first().waitFor();
    await expect.poll(() => lab.orders.table.getByText('Pending').count(), PUSHED).toBe(4);
    // The order that was kept is the one that went.
    await clinic.orders.openList();
    const sent = clinic.orders.table.getByRole('row').filter({ hasText: /Sent/ });
    // With the heading of the column.
    await expect.poll(() => sent.count(), PUSHED).toBe(5);
  },
);
