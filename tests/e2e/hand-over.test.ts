import { listByPage } from '@archway/contract/member/calls';
import { acceptOrder, listOrders } from '@archway/contract/order/calls';
import { assignOrder } from '@archway/contract/order/dates';
import { expect, test } from 'vitest';
import { MembersPage } from './members-page.ts';
import { PUSHED, signInAs } from './order-sides.ts';
import { becomePartners, made, sendRepair } from './orders-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const LEAVING = 'Aiko Tanabe';
const OPEN_ORDERS = 7;

test(
  'a technician with seven open orders is deleted, and another takes them over in the same dialog',
  { timeout: 300_000 },
  async () => {
    const clinic = await signInAs(stage, 'elena.markou');
    const lab = await signInAs(stage, 'marek.nowak');
    await becomePartners(clinic, lab);
    const { list: people } = await made(lab, listByPage, {});
    const codeOf = (name: string) => people.find((one) => one.displayName === name)?.userCode ?? '';
    for (let i = 1; i <= OPEN_ORDERS; i += 1) {
      const { orderId, version, revision } = await sendRepair(clinic, `Patient ${i}`);
      const order = await made(lab, acceptOrder, { orderId, version, revision });
      await made(lab, assignOrder, { orderId, version: order.version, technician: codeOf(LEAVING) });
    }

    const { page } = lab;
    const members = new MembersPage(page);
    await lab.shell.open('/account/users');
    await members.act(LEAVING, 'Delete');
    const dialog = page.getByRole('dialog', { name: `Delete ${LEAVING}?` });
    await dialog.getByText(`${LEAVING} has 7 open orders`).waitFor(PUSHED);
    const button = dialog.getByRole('button', { name: 'Hand over orders' });
    expect(await button.isDisabled()).toBe(true);
    await dialog.getByRole('checkbox', { name: 'Marek Nowak' }).check();
    await button.click();
    await dialog.getByText('7 orders handed over.').waitFor(PUSHED);
    await members.confirm(`Delete ${LEAVING}?`, 'Delete');
    await members.proveIdentity();
    await members.row(LEAVING).waitFor({ state: 'detached' });

    const { list } = await made(lab, listOrders, {});
    expect(list.map(({ technician }) => technician?.name)).toEqual(
      Array.from({ length: OPEN_ORDERS }, () => 'Marek Nowak'),
    );
    await lab.orders.openList();
    await page.getByRole('tab', { name: /^Mine/ }).click();
    await expect.poll(() => lab.orders.table.getByText(/^Patient \d$/).count(), PUSHED).toBe(OPEN_ORDERS);
    await clinic.close();
    await lab.close();
  },
);
