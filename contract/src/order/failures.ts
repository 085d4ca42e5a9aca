import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [[22_700, 22_799]];

export const orderFailures = {
  /** Not possible as the order is now, which is answered with it: somebody else was quicker, or it is not the caller's to do. */
  orderStateConflict: 22_700,
  /** Something keeps the order from being sent; `data.obstacles` says what. */
  orderNotSendable: 22_701,
  /** It came back: its page has to be opened before it is sent again. */
  orderNotChecked: 22_702,
  /** Somebody else has changed what is to be sent since it was opened. */
  orderPlanIsNewer: 22_703,
  /** The clinic has changed the order since it was opened. */
  orderRevisionIsNewer: 22_704,
  /** The requested day has passed: a later one has to be named. */
  orderDateHasPassed: 22_705,
  /** A file is still being checked, or cannot be used. */
  orderFileNotReady: 22_706,
  /** A parcel arrives before it leaves, or in another year. */
  shippingDaysNotPossible: 22_707,
  /** A day more than a year ahead is a slip of the keyboard. */
  orderDateTooFar: 22_708,
  /** Has left, is disabled, or cannot work on orders. */
  memberNotAssignable: 22_709,
  /** Canceled and rejected orders are not printed. */
  orderNotPrintable: 22_720,
  /** Another open order of the lab has the tray; `data` names it. */
  trayInUse: 22_721,
} as const;
