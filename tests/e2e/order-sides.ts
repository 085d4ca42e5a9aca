import type { OrderDetail } from '@archway/contract/order/model';
import { openComputer, type Tab } from '../harness/browser.ts';
import { OrdersPage } from './orders-page.ts';
import { ShellPage } from './shell-page.ts';
import type { Stage } from './stage.ts';

/** Two seconds are promised, and kept on a quiet machine; the gate may run on a busy one, and a lab's answer goes by a job. */
export const PUSHED = { timeout: 5_000 };

export interface SideOptions {
  isPhone?: boolean;
  /** Without live channels. */
  isBlocked?: boolean;
}

export interface Side extends Tab {
  shell: ShellPage;
  orders: OrdersPage;
  close: () => Promise<void>;
}

/** Somebody of a clinic or a lab at a computer of their own, or at a phone. */
export async function signInAs(
  { browser, site }: Stage,
  name: string,
  { isPhone = false, isBlocked = false }: SideOptions = {},
): Promise<Side> {
  const computer = await openComputer(browser, site.origin);
  if (isBlocked) await computer.context.routeWebSocket(/.*/, (socket) => void socket.close());
  const tab = await computer.openTab();
  const shell = new ShellPage(tab.page);
  await shell.signInAs(name);
  if (isPhone) await tab.page.setViewportSize({ width: 390, height: 844 });
  return { ...tab, shell, orders: new OrdersPage(tab.page), close: () => computer.context.close() };
}

export const pathOf = ({ orderId }: Pick<OrderDetail, 'orderId'>): string =>
  `/order-management/detail/${orderId}`;

export const stands = ({ orders }: Side, state: string, within = PUSHED): Promise<void> =>
  orders.state.getByText(state, { exact: true }).waitFor(within);

/** Presses a button and answers the question it leads to. */
export async function confirm(
  { orders }: Side,
  button: string,
  title: string,
  answer = button,
): Promise<void> {
  await orders.button(button).click();
  await orders.dialog(title).getByRole('button', { name: answer, exact: true }).click();
}
