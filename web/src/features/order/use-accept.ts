import { acceptOrder } from '@archway/contract/order/calls';
import { useText } from '@archway/ui/text';
import { useState } from 'react';
import { useFormat } from '../../platform/text/format.ts';
import type { StepDialogProps } from './step-dialog-props.ts';
import { useAcceptDate } from './use-accept-date.ts';
import { useOrderStep } from './use-order-step.ts';

/** The answer of a lab that accepts: the revision it saw, and a day of its own where it names one. */
export function useAccept(props: StepDialogProps) {
  const t = useText();
  const { day } = useFormat();
  const { orderId, version, revision, requestedOn } = props.detail;
  const date = useAcceptDate(props.detail);
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isPending, problem, failure } = useOrderStep(acceptOrder, {
    ...props,
    done: t('order.accept.done'),
  });
  // The server's calendar has the last word on what has passed.
  const isNeeded = date.isNeeded || failure === 'orderDateHasPassed';
  const isMissing = typed === '' && isNeeded;
  const isTooEarly = typed !== '' && typed < date.least;
  const words = isMissing
    ? t('order.accept.passed')
    : isTooEarly
      ? t('order.accept.tooEarly', { day: day(requestedOn ?? date.least) })
      : undefined;
  return {
    isNeeded,
    least: date.least,
    typed,
    setTyped,
    /** What is wrong with the day, once it should be said. */
    wrong: isTried || isTooEarly ? words : undefined,
    isProposal: typed !== '' && !isTooEarly,
    isPending,
    problem,
    accept: (): void => {
      setTried(true);
      if (isMissing || isTooEarly) return;
      run({ orderId, version, revision, ...(typed === '' ? {} : { proposedOn: typed }) });
    },
  };
}
