import type { Dentist } from '@archway/contract/dentist/model';
import type { OrderDetail } from '@archway/contract/order/model';
import { usePermission } from '@archway/ui/permission-guard';
import { guessRelease } from './release-guess.ts';

/** Whether the reader may release this order, whose dentist may have been chosen just now. */
export function useMayRelease(order: OrderDetail | null, dentist: Dentist | null): boolean {
  const hasRight = usePermission()('order:record:release');
  const guess = guessRelease(hasRight, dentist);
  const own = order?.own ?? null;
  const isSaved = own !== null && own.plan.dentistId === (dentist?.dentistId ?? null);
  // Where only the server can tell, sending is offered: it says no, and what was filled in stays.
  return isSaved ? own.mayRelease : (guess ?? hasRight);
}
