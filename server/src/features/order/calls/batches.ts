import * as calls from '@archway/contract/order/batches';
import { implementEach } from '../../../platform/rpc/implement.ts';
import { accept } from './accept.ts';
import { cancel } from './cancel.ts';
import { complete } from './complete.ts';
import { reject } from './reject.ts';
import { ready } from './set-ready.ts';
import { ship } from './ship.ts';
import { start } from './start-processing.ts';

interface Item {
  orderId: string;
}

/** Each order with what is said of all of them. */
function eachOrder<T extends { items: readonly Item[] }>({ items, ...all }: T) {
  return items.map((item) => ({ id: item.orderId, input: { ...item, ...all } }));
}

/** Every one is done as it would be alone: same rights, same table, same history, audit and event. */
export const batches = [
  implementEach(calls.batchAccept, accept, eachOrder),
  implementEach(calls.batchReject, reject, eachOrder),
  implementEach(calls.batchStartProcessing, start, eachOrder),
  implementEach(calls.batchSetReady, ready, eachOrder),
  implementEach(calls.batchShip, ship, eachOrder),
  implementEach(calls.batchCancel, cancel, eachOrder),
  implementEach(calls.batchComplete, complete, eachOrder),
];
