import { countCases, getCase, listActivity, listCases, listPatientCases } from '@archway/contract/case/calls';
import { countOrders, getLoad, getOrder, listOrders } from '@archway/contract/order/calls';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = {
  'order.changed': ({ orderId, caseId }) => [
    answersOf(getOrder, { orderId }),
    answersOf(listOrders),
    answersOf(countOrders),
    answersOf(getLoad),
    // A lab has no case of it.
    ...(caseId === null
      ? []
      : [
          answersOf(getCase, { caseId }),
          answersOf(listCases),
          answersOf(countCases),
          answersOf(listActivity),
          answersOf(listPatientCases),
        ]),
  ],
};
