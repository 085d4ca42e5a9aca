import { getCase, listCases } from '@archway/contract/case/calls';
import type { FailureName } from '@archway/contract/codes';
import {
  askRelease,
  editOrder,
  listOrders,
  releaseOrder,
  saveOrder,
  sendOrder,
} from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { SEND_OBSTACLES, type SendObstacle } from '@archway/rules/order/sendable';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isCallFailure } from '../../platform/call/call-failure.ts';
import { useCall } from '../../platform/call/queries.ts';
import { orderQuery } from './order.queries.ts';
import type { OrderFilling } from './use-order-form.ts';

const REFRESHES = [listOrders, listCases, getCase];
const OPTIONS = { refreshes: REFRESHES, ignoreErrors: true };

/** What was tried and did not work, with what stopped it. */
export interface OrderRefusal {
  tried: 'save' | 'send' | 'askRelease' | 'edit';
  failure: FailureName | null;
  message: string;
  obstacles: readonly SendObstacle[];
}

export interface OrderActions {
  isBusy: boolean;
  refused: OrderRefusal | null;
  dismiss: () => void;
  save: () => Promise<OrderDetail | null>;
  /** Writes over what somebody else has saved since. */
  saveOver: () => Promise<OrderDetail | null>;
  send: () => Promise<OrderDetail | null>;
  askRelease: () => Promise<OrderDetail | null>;
  edit: () => Promise<OrderDetail | null>;
}

interface Given {
  caseId: string;
  order: OrderDetail | null;
  filling: OrderFilling;
  onSaved: (order: OrderDetail) => void;
}

/** Saving and sending. Each first saves what is not saved yet, so that nothing that was filled in is lost when it fails. */
export function useOrderActions({ caseId, order, filling, onSaved }: Given): OrderActions {
  const client = useQueryClient();
  const [refused, setRefused] = useState<OrderRefusal | null>(null);
  const calls = useOrderCalls();
  const { plan, planVersion, hasConsent: consent, isChanged } = filling;

  const keep = (answer: OrderDetail): OrderDetail => {
    client.setQueryData(orderQuery(answer.orderId).queryKey, answer);
    return answer;
  };
  const saveFrom = async (version: number): Promise<OrderDetail> => {
    const about = order === null ? { caseId } : { caseId, orderId: order.orderId };
    const answer = keep(await calls.save.mutateAsync({ ...about, planVersion: version, ...plan }));
    onSaved(answer);
    return answer;
  };
  const saved = async (): Promise<OrderDetail> =>
    order === null || isChanged ? saveFrom(planVersion) : order;
  const attempt = async (
    tried: OrderRefusal['tried'],
    act: () => Promise<OrderDetail>,
  ): Promise<OrderDetail | null> => {
    setRefused(null);
    try {
      return await act();
    } catch (error) {
      setRefused(refusalOf(tried, error));
      return null;
    }
  };
  return {
    isBusy: Object.values(calls).some(({ isPending }) => isPending),
    refused,
    dismiss: () => setRefused(null),
    save: () => attempt('save', saved),
    saveOver: () =>
      attempt('save', async () => {
        const theirs = await client.fetchQuery({ ...orderQuery(order?.orderId ?? ''), staleTime: 0 });
        return saveFrom(theirs.own?.planVersion ?? 0);
      }),
    send: () =>
      attempt('send', async () => {
        const shown = await saved();
        const { mutateAsync } = shown.own?.releaseAskedBy == null ? calls.send : calls.release;
        return keep(await mutateAsync({ ...signedBy(shown), consent }));
      }),
    askRelease: () =>
      attempt('askRelease', async () => {
        const { orderId, version } = await saved();
        return keep(await calls.ask.mutateAsync({ orderId, version }));
      }),
    edit: () =>
      attempt('edit', async () => {
        const { orderId, version } = order as OrderDetail;
        return keep(await calls.edit.mutateAsync({ orderId, version, consent, ...plan }));
      }),
  };
}

/** Names what is on the page: something else by now is not sent. */
const signedBy = ({ orderId, version, own }: OrderDetail) => ({ orderId, version, seal: own?.seal ?? '' });

const useOrderCalls = () => ({
  save: useCall(saveOrder, OPTIONS),
  send: useCall(sendOrder, OPTIONS),
  release: useCall(releaseOrder, OPTIONS),
  ask: useCall(askRelease, OPTIONS),
  edit: useCall(editOrder, OPTIONS),
});

function refusalOf(tried: OrderRefusal['tried'], error: unknown): OrderRefusal {
  if (!isCallFailure(error)) throw error;
  const { failure, message } = error;
  return { tried, failure, message, obstacles: obstaclesIn(error.data) };
}

/** What the server names; a newer one than this page knows is left to its message. */
export function obstaclesIn(data: unknown): SendObstacle[] {
  const named = typeof data === 'object' && data !== null && 'obstacles' in data ? data.obstacles : [];
  return Array.isArray(named) ? SEND_OBSTACLES.filter((obstacle) => named.includes(obstacle)) : [];
}
