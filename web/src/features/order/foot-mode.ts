import type { OrderDetail } from '@archway/contract/order/model';

/** What the form ends with, for this reader. */
export type FootMode = 'send' | 'release' | 'edit' | 'askRelease' | 'waiting' | 'none';

export function footMode(order: Pick<OrderDetail, 'status' | 'own'> | null, mayRelease: boolean): FootMode {
  const isAsked = order?.own?.releaseAskedBy != null;
  if (order?.status === 'pending') return mayRelease ? 'edit' : 'none';
  if (mayRelease) return isAsked ? 'release' : 'send';
  if (isAsked) return 'waiting';
  // What came back is sent again by who may release it.
  return order === null || order.status === 'notSent' ? 'askRelease' : 'none';
}
