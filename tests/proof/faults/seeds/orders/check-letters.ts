import type { TenantRows } from '../../../../harness/tenant-rows.ts';
import type { HistoryEntry, OrderRow } from './order-row.ts';

/** What the other side is told of an entry of the history; its only member reads one letter of each. */
const TOLD_LAB: Readonly<Record<string, string>> = {
  send: 'orderSent',
  edit: 'orderEdited',
  cancel: 'orderCanceled',
  addFiles: 'orderFilesAdded',
  complete: 'orderCompleted',
};
const TOLD_CLINIC: Readonly<Record<string, string>> = {
  accept: 'orderAccepted',
  autoAccept: 'orderAccepted',
  reject: 'orderRejected',
  startProcessing: 'orderStarted',
  setReady: 'orderReady',
  ship: 'orderShipped',
  correctShipping: 'orderShippingCorrected',
  cancel: 'orderCanceled',
};

/** I7: each event of an order has reached the other side once, and no mail is written twice. */
export async function letterProblems(
  rows: TenantRows,
  { orgId, isOfLab, orders }: { orgId: string; isOfLab: boolean; orders: readonly OrderRow[] },
): Promise<string[]> {
  const letters = await rows.rows<{ what: string; many: number }>(
    orgId,
    `select event || ' of order ' || substring(path from '[^/]*$') as what, count(*)::int as many from letter
     where org_id = app_org() and path like '/order-management/detail/%' group by 1`,
  );
  const wanted = new Map<string, number>();
  const names = isOfLab ? TOLD_LAB : TOLD_CLINIC;
  const isTold = (entry: HistoryEntry): boolean => entry.isOfLab !== isOfLab && entry.action in names;
  for (const { id, history } of orders)
    for (const { action } of history.filter(isTold)) {
      const what = `${names[action]} of order ${id}`;
      wanted.set(what, (wanted.get(what) ?? 0) + 1);
    }
  const found = new Map(letters.map(({ what, many }) => [what, many]));
  const problems = [...new Set([...wanted.keys(), ...found.keys()])].flatMap((what) =>
    wanted.get(what) === found.get(what)
      ? []
      : [`${what} was told ${found.get(what) ?? 0} times, happened ${wanted.get(what) ?? 0} times`],
  );
  const mails = await rows.rows<{ key: string; many: number }>(
    orgId,
    `select key, count(*)::int as many from mail where org_id = app_org() group by key having count(*) > 1`,
  );
  return [...problems, ...mails.map(({ key, many }) => `the mail ${key} is there ${many} times`)];
}
