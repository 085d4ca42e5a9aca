import { listOrders as call } from '@archway/contract/order/calls';
import { pageWanted, presentPage, readPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { findLabOrders, LAB_ORDER_LIST, listCaseIdsOfPatient } from '../order-list.repository.ts';
import { presentLabOrder, presentOwnOrders } from '../order-row.present.ts';
import { findOrders, isClinic, ORDER_LIST } from '../order.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx }) => {
    const { keyword, statuses, companyCode, isReleaseAsked, caseId, patientId } = input;
    if (!isClinic(caller)) {
      const wanted = pageWanted(LAB_ORDER_LIST, input);
      const found = await readPage(tx, findLabOrders(tx, caller, { keyword, statuses, companyCode }), wanted);
      return presentPage(found, wanted, (rows) => rows.map(presentLabOrder));
    }
    const caseIds =
      caseId !== undefined
        ? [caseId]
        : patientId === undefined
          ? undefined
          : await listCaseIdsOfPatient(tx, caller.orgId, patientId);
    const wanted = pageWanted(ORDER_LIST, input);
    const narrowing = { keyword, statuses, companyCode, isReleaseAsked, caseIds };
    const found = await readPage(tx, findOrders(tx, caller, narrowing), wanted);
    const shown = new Map(
      (await presentOwnOrders(tx, caller.orgId, found.rows)).map((row) => [row.orderId, row]),
    );
    return presentPage(found, wanted, (rows) => rows.flatMap(({ id }) => shown.get(id) ?? []));
  },
  { reads: true },
);
