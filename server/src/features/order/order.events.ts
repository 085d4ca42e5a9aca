import { ORDER_ACTION_NAMES } from '@archway/rules/order/table';
import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

/** One action of either side; the other hears of it. */
export const orderChanged = defineEvent(
  'order.changed',
  z.object({
    orderId: z.uuid(),
    /** Of the history; null for what leaves none. */
    entryId: z.uuid().nullable().default(null),
    caseId: z.uuid(),
    code: z.string(),
    action: z.enum([...ORDER_ACTION_NAMES, 'save', 'autoAccept', 'autoComplete']),
    clinic: z.uuid(),
    /** Null for one that was never sent. */
    lab: z.uuid().nullable(),
    /** Of the clinic, whose own it is; null where the lab has acted, which does not know. */
    ownedBy: z.array(z.string()).nullable(),
    /** The organization that acted, as it was called then. */
    ownName: z.string(),
    userCode: z.string().nullable(),
    isNameShared: z.boolean(),
    /** Who had asked for the release that this answers. */
    asker: z.string().nullable(),
    /** To whom the work was given. */
    technician: z.string().nullable().default(null),
  }),
);
export type OrderChanged = z.output<(typeof orderChanged)['payload']>;

/** The clinic has followed what the lab did. */
export const orderFollowed = defineEvent(
  'order.followed',
  z.object({ orderId: z.uuid(), caseId: z.uuid(), ownedBy: z.array(z.string()) }),
);

/** The lab can download the copies that were made for it. */
export const orderHandedOut = defineEvent(
  'order.handedOut',
  z.object({ orderId: z.uuid(), caseId: z.uuid(), lab: z.uuid(), ownedBy: z.array(z.string()) }),
);

/** A lab has opened an order or taken a file of it for the first time. */
export const orderSeen = defineEvent(
  'order.seen',
  z.object({ orderId: z.uuid(), caseId: z.uuid(), clinic: z.uuid() }),
);

/** Papers are made that a member has asked for, or cannot be. */
export const orderPrinted = defineEvent(
  'order.printed',
  z.object({ printId: z.uuid(), userCode: z.string() }),
);

/** A lab has put a work into a tray, or taken it out. */
export const orderTrayed = defineEvent('order.trayed', z.object({ orderId: z.uuid() }));

/** A lab's plan of its orders has changed; the order is one of them. */
export const ordersPlanned = defineEvent('order.planned', z.object({ orderId: z.uuid() }));
