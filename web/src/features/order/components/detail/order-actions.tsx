import type { OrderDetail } from '@archway/contract/order/model';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { Button } from '@archway/ui/button';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../../platform/text/format.ts';
import { preparePath } from '../../order-paths.ts';
import type { AskedStep, OrderButton } from '../../order-buttons.ts';
import { useAcceptDate } from '../../use-accept-date.ts';

export interface OrderActionsProps {
  detail: OrderDetail;
  buttons: readonly OrderButton[];
  onAsk: (step: AskedStep) => void;
}

/** What can be done now, the likely one last. On a phone it is wide, and an acceptance says its date. */
export function OrderActions({ detail, buttons, onAsk }: OrderActionsProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const { monthDay } = useFormat();
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const { isNeeded } = useAcceptDate(detail);
  const { requestedOn, orderId } = detail;
  const wordsOf = ({ text, leads }: OrderButton): string =>
    leads === 'accept' && isPhone && !isNeeded && requestedOn !== null
      ? t('order.accept.for', { day: monthDay(requestedOn) })
      : t(text);
  return buttons.map((button) => {
    const { text, icon, kind, leads } = button;
    return (
      <Button
        key={text}
        kind={kind}
        size={isPhone ? 'large' : 'middle'}
        {...(icon === undefined ? {} : { icon })}
        onClick={() => (leads === 'form' ? void navigate(preparePath(orderId)) : onAsk(leads))}
      >
        {wordsOf(button)}
      </Button>
    );
  });
}
