import type { ListedOrder } from '@archway/contract/order/model';
import type { ReactNode } from 'react';
import { groupOf } from '../list/board-groups.ts';
import { dueWords, leavesWords, type DueContext, type DueWords } from '../list/due-words.ts';
import { TwoLines } from './two-lines.tsx';

/** The day that counts for the reader: when it is due, or when a lab must send it off. */
export const timeOf = (
  order: ListedOrder,
  { isClinic, ...context }: DueContext & { isClinic: boolean },
): DueWords =>
  isClinic ? dueWords(order, context) : leavesWords(order, groupOf(order, context.today) !== 'gone', context);

export function OrderDue({
  order,
  isBrief,
  ...context
}: DueContext & { order: ListedOrder; isBrief: boolean; isClinic: boolean }): ReactNode {
  const { day, beside, tone } = timeOf(order, context);
  if (!isBrief) return <TwoLines isBrief={false} first={day} second={beside} tone={tone} />;
  // One line has room for one of them: what asks for a closer look.
  const isClose = tone !== 'plain' && context.isClinic;
  return <TwoLines isBrief first={isClose ? beside : day} second="" tone={tone} />;
}
