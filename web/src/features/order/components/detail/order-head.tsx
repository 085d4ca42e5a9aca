import { copyOrder, listOrders } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { canPrint } from '@archway/rules/paper/paper';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { MenuButton, type MenuItem } from '@archway/ui/menu-button';
import { ObjectHeader } from '@archway/ui/object-header';
import { PageHead } from '@archway/ui/page-head';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { Copy, Ellipsis, Inbox, Printer, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../../platform/call/queries.ts';
import { usePageTitle } from '../../../../platform/page/page-title.ts';
import { useFormat } from '../../../../platform/text/format.ts';
import type { OrderButton } from '../../order-buttons.ts';
import { preparePath, ORDER_LIST } from '../../order-paths.ts';
import { patientWords } from '../../order-names.ts';
import { OrderState } from '../order-state.tsx';

export interface OrderHeadProps {
  detail: OrderDetail;
  actions: ReactNode;
  /** What can be done as well. */
  more: readonly OrderButton[];
  onButton: (button: OrderButton) => void;
  onDiscard: () => void;
  onPrint: () => void;
  onTray: () => void;
}

/** Whose order it is, where it stands, and what can be done now. */
export function OrderHead(props: OrderHeadProps): ReactNode {
  const { detail, actions } = props;
  const t = useText();
  const navigate = useNavigate();
  const line = useLine(detail);
  // A phone has no room for it in its bar.
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const Place = isPhone ? Fragment : PageHead;
  const name = patientWords(detail);
  usePageTitle(t('order.tabTitle', { name, code: detail.orderCode, list: t('menu.orders') }));
  return (
    <Place>
      <ObjectHeader
        level={isPhone ? 'h2' : 'h1'}
        title={name}
        line={line}
        chips={
          <>
            <OrderState order={detail} />
            <OrderMenu {...props} />
          </>
        }
        back={{ href: ORDER_LIST, label: t('order.back'), onNavigate: () => void navigate(ORDER_LIST) }}
        actions={isPhone ? undefined : actions}
      />
    </Place>
  );
}

function useLine({ orderCode: code, other, sentAt, own }: OrderDetail): string {
  const t = useText();
  const { dateTime } = useFormat();
  if (other === null) return t('order.line.own', { code });
  const { name } = other;
  if (sentAt === null) return t('order.line.to', { code, name });
  return t(own === null ? 'order.line.from' : 'order.line.toSent', { code, name, date: dateTime(sentAt) });
}

/** What is seldom done, and what the clinic does with an order as a whole. */
function OrderMenu({ detail, more, onButton, onDiscard, onPrint, onTray }: OrderHeadProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const maySave = may('order:record:save');
  const copying = useCopying(detail);
  const { orderCode: code, status, sent, own } = detail;
  const steps = more.map((button): MenuItem => ({
    id: button.leads,
    label: t(button.text),
    ...(button.icon === undefined ? {} : { icon: button.icon }),
    danger: button.kind === 'danger',
    onSelect: () => onButton(button),
  }));
  const discarding: MenuItem = {
    id: 'discard',
    label: t('order.discard.button'),
    icon: Trash2,
    danger: true,
    onSelect: onDiscard,
  };
  const papers: MenuItem[] = [
    ...(may('print:record:create') && canPrint(status)
      ? [{ id: 'print', label: t('order.print.button'), icon: Printer, onSelect: onPrint }]
      : []),
    ...(own === null && may('order:record:tray')
      ? [{ id: 'tray', label: t('order.tray.button'), icon: Inbox, onSelect: onTray }]
      : []),
  ];
  const wasSent = status !== 'notSent' || sent !== null;
  const ofClinic = own === null || !maySave ? [] : wasSent ? [[copying]] : [[copying], [discarding]];
  const items = [steps, papers, ...ofClinic].filter(({ length }) => length > 0);
  if (items.length === 0) return null;
  return <MenuButton label={t('order.menu', { code })} icon={Ellipsis} iconOnly kind="quiet" items={items} />;
}

function useCopying({ orderId }: OrderDetail): MenuItem {
  const t = useText();
  const navigate = useNavigate();
  const copy = useCall(copyOrder, { refreshes: [listOrders] });
  const onSelect = (): void => {
    if (copy.isPending) return;
    copy.mutate({ orderId }, { onSuccess: ({ orderId: copied }) => void navigate(preparePath(copied)) });
  };
  return { id: 'copy', label: t('order.copy.button'), icon: Copy, onSelect };
}
