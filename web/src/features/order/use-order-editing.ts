import type { OrderDetail } from '@archway/contract/order/model';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { KeptDraft } from '../../platform/draft/use-draft.ts';
import { orderPath } from './order-paths.ts';
import { useOrderActions } from './use-order-actions.ts';
import { useOrderForm, type OrderFormGiven } from './use-order-form.ts';

interface EditingGiven extends OrderFormGiven {
  /** It was saved for the first time; null for one that was saved before. */
  onBegun: ((order: OrderDetail) => void) | null;
}

/** Filling in, saving and sending, with the draft that is kept meanwhile. */
export function useOrderEditing({ onBegun, ...given }: EditingGiven) {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const { detail, order, found } = given;
  const filling = useOrderForm(given);
  const handle = useRef<KeptDraft>(null);
  /** What was saved begins a new draft. */
  const [round, setRound] = useState(0);
  const drop = (): void => void handle.current?.forget();
  const beginDraft = (): void => {
    drop();
    setRound((before) => before + 1);
  };
  const beginFrom = (answer: OrderDetail | null): void => {
    filling.goOnFrom(answer);
    beginDraft();
    actions.dismiss();
  };
  const onSaved = (answer: OrderDetail): void => {
    filling.savedAs(answer);
    beginDraft();
    onBegun?.(answer);
  };
  const actions = useOrderActions({ caseId: detail.caseId, order, filling, onSaved });
  return {
    filling,
    actions,
    save: () => void actions.save().then((answer) => answer !== null && toast.message(t('order.new.saved'))),
    draft: {
      drop,
      beginFrom,
      key: `${order?.orderId} ${round}`,
      kept: {
        handle,
        subject: order?.orderId ?? detail.caseId,
        body: filling.body,
        found: round === 0 ? found : null,
        restoredAt: filling.restoredAt,
        onRestart: () => beginFrom(order),
      },
    },
    /** Where the order is looked at, once this page is done with it. */
    finish: (words: string) => (answer: OrderDetail | null) => {
      if (answer === null) return;
      drop();
      toast.message(words);
      void navigate(orderPath(answer.orderId));
    },
  };
}
