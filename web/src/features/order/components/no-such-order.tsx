import { Button } from '@archway/ui/button';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ORDER_LIST } from '../order-paths.ts';

/** Discarded, of others, or never there: who asks is not told which. */
export function NoSuchOrder(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      filtered
      title={t('order.gone.title')}
      actions={<Button onClick={() => void navigate(ORDER_LIST)}>{t('order.gone.button')}</Button>}
    >
      {t('order.gone.text')}
    </EmptyState>
  );
}
