import type { OrderDetail } from '@archway/contract/order/model';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { Button } from '@archway/ui/button';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../platform/text/format.ts';
import type { OrderButton } from '../../order-buttons.ts';
import { useAcceptDate } from '../../use-accept-date.ts';

export interface OrderActionsProps {
  detail: OrderDetail;
  buttons: readonly OrderButton[];
  onButton: (button: OrderButton) => void;
}

/** What can be done now, the likely one last. On a phone it is wide, and an acceptance says its date. */
export function OrderActions({ detail, buttons, onButton }: OrderActionsProps): ReactNode {
  const t = useText();
  const { monthDay } = useFormat();
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const { isNeeded } = useAcceptDate(detail);
  const { requestedOn } = detail;
  const wordsOf = ({ text, leads }: OrderButton): string =>
    leads === 'accept' && isPhone && !isNeeded && requestedOn !== null
      ? t('order.accept.for', { day: monthDay(requestedOn) })
      : t(text);
  return buttons.map((button) => {
    const { text, icon, kind } = button;
    return (
      <Button
        key={text}
        kind={kind}
        size={isPhone ? 'large' : 'middle'}
        {...(icon === undefined ? {} : { icon })}
        onClick={() => onButton(button)}
      >
        {wordsOf(button)}
      </Button>
    );
  });
}
