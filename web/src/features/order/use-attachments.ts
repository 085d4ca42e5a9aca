import { saveOrderAttachments } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { ATTACHMENT_FORMATS, formatOf } from '@archway/rules/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../../platform/call/announce.ts';
import { send } from '../../platform/call/call.ts';
import { uploads, useUploads } from '../../platform/upload/large/session-uploads.ts';
import { takeFiles, type TakenFiles } from '../../platform/upload/large/take-files.ts';
import type { UploadShown } from '../../platform/upload/large/upload-shown.ts';
import { orderQuery } from './order.queries.ts';

export interface Attachments {
  /** On their way from this page. */
  sending: readonly UploadShown[];
  left: TakenFiles['left'];
  dismiss: () => void;
  add: (files: File[]) => void;
  remove: (fileId: string) => void;
}

type Change = (fileIds: readonly string[]) => string[];

/** Adds pictures and papers to an order, which is saved first where it was not yet. */
export function useAttachments(
  order: OrderDetail | null,
  begin: () => Promise<OrderDetail | null>,
): Attachments {
  const client = useQueryClient();
  const [left, setLeft] = useState<TakenFiles['left']>([]);
  const orderId = order?.orderId;
  const sending = useUploads().filter(({ group, phase }) => group === orderId && phase !== 'done');

  // One change after the other: each names all attachments, those that the one before added too.
  const change = (of: string, next: Change): Promise<OrderDetail> =>
    oneByOne(of, async () => {
      const { queryKey } = orderQuery(of);
      const now = await client.fetchQuery({ ...orderQuery(of), staleTime: Number.POSITIVE_INFINITY });
      const fileIds = next((now.own?.attachments ?? []).map(({ fileId }) => fileId));
      const answer = await send(saveOrderAttachments, { orderId: of, fileIds });
      client.setQueryData(queryKey, answer);
      return answer;
    });
  const add = async (files: File[]): Promise<void> => {
    const room = ORDER_LIMITS.attachments - (order?.own?.attachments.length ?? 0);
    const { taken, left: refused } = takeFiles(files, attachmentKind);
    setLeft(refused);
    const to = taken.length === 0 ? null : (order ?? (await begin()));
    if (to === null) return;
    uploads.add(
      taken.slice(0, room).map(({ file, kind }) => ({
        file,
        kind,
        group: to.orderId,
        attach: (fileId) => change(to.orderId, (before) => [...new Set([...before, fileId])]),
        detach: (fileId) => change(to.orderId, (before) => before.filter((one) => one !== fileId)),
      })),
    );
  };
  return {
    sending,
    left,
    dismiss: () => setLeft([]),
    add: (files) => void add(files),
    remove: (fileId) => {
      if (orderId !== undefined)
        change(orderId, (before) => before.filter((one) => one !== fileId)).catch(announce);
    },
  };
}

const attachmentKind = (name: string): 'attachment' | null =>
  ATTACHMENT_FORMATS.some((known) => known === formatOf(name)) ? 'attachment' : null;

/** The last change of each order that is under way. */
const last = new Map<string, Promise<unknown>>();

function oneByOne<T>(orderId: string, act: () => Promise<T>): Promise<T> {
  const mine = (last.get(orderId) ?? Promise.resolve()).then(act, act);
  last.set(orderId, mine);
  return mine;
}
