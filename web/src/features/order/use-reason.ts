import { ORDER_LIMITS } from '@archway/rules/order/limits';
import type { RejectReason } from '@archway/rules/order/statuses';
import { useState } from 'react';

export interface ReasonFilling {
  reason: RejectReason | '';
  text: string;
  choose: (reason: RejectReason) => void;
  type: (text: string) => void;
  isMissing: boolean;
  isTextMissing: boolean;
  /** What was filled in, if it is enough; from then on what is missing is marked. */
  complete: () => { reason: RejectReason; reasonText: string } | null;
}

/** A reason of the list and what the clinic should do. */
export function useReason(): ReasonFilling {
  const [reason, choose] = useState<RejectReason | ''>('');
  const [text, type] = useState('');
  const [isTried, setTried] = useState(false);
  const reasonText = text.trim();
  return {
    reason,
    text,
    choose,
    type,
    isMissing: isTried && reason === '',
    isTextMissing: isTried && reasonText === '',
    complete: () => {
      setTried(true);
      return reason === '' || reasonText === '' || reasonText.length > ORDER_LIMITS.reason
        ? null
        : { reason, reasonText };
    },
  };
}
