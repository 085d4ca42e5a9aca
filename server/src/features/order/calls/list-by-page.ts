import { listOrders as call } from '@archway/contract/order/calls';
import { pageWanted, presentPage } from '../../../platform/list/page.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { LAB_ORDER_LIST } from '../lab-order-list.repository.ts';
import { presentListedLabOrder, presentListedOrder } from '../listed-order.present.ts';
import { readListedLabOrders, readListedOrders } from '../listed-order.repository.ts';
import { listCaseIdsOfPatient, ORDER_LIST } from '../order-list.repository.ts';
import { narrowingOfClinic, narrowingOfLab } from '../order-narrowing.ts';
import { isClinic } from '../order.repository.ts';

export const listByPage = implement(
  call,
  async ({ input, caller, tx }) => {
    const { caseId, patientId, pageNum, pageSize, cursor, sort, ...filters } = input;
    const page = { pageNum, pageSize, cursor, sort };
    if (!isClinic(caller)) {
      const wanted = pageWanted(LAB_ORDER_LIST, page);
      const narrowing = await narrowingOfLab(tx, caller, filters);
      const found = await readListedLabOrders(tx, caller, narrowing, wanted);
      return presentPage(found, wanted, (rows) => rows.map(presentListedLabOrder));
    }
    const caseIds =
      caseId !== undefined
        ? [caseId]
        : patientId === undefined
          ? undefined
          : await listCaseIdsOfPatient(tx, caller.orgId, patientId);
    const wanted = pageWanted(ORDER_LIST, page);
    const narrowing = { ...(await narrowingOfClinic(tx, caller, filters)), caseIds };
    const found = await readListedOrders(tx, caller, narrowing, wanted);
    return presentPage(found, wanted, (rows) => rows.map(presentListedOrder));
  },
  { reads: true },
);
