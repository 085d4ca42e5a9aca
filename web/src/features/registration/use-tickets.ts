import { startRegistration } from '@archway/contract/file/calls';
import { useRef } from 'react';
import { send } from '../../platform/call/call.ts';

export interface Tickets {
  /** The ticket of this registration; the first file asks for it. */
  current: () => Promise<string>;
  /** It is over, and with it every file that was sent with it. */
  drop: () => void;
}

export function useTickets(
  kept: string,
  { onNew, onDrop }: { onNew: (ticket: string) => void; onDrop: () => void },
): Tickets {
  // A promise, so that two files chosen at once share one.
  const ticket = useRef<Promise<string> | null>(kept === '' ? null : Promise.resolve(kept));
  const ask = async (): Promise<string> => {
    try {
      const given = await send(startRegistration, {});
      onNew(given.ticket);
      return given.ticket;
    } catch (error) {
      ticket.current = null;
      throw error;
    }
  };
  return {
    current: () => (ticket.current ??= ask()),
    drop: () => {
      ticket.current = null;
      onDrop();
    },
  };
}
