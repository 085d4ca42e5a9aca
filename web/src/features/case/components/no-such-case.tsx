import { Button } from '@archway/ui/button';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CASE_LIST } from '../case-paths.ts';

/** Deleted, of others, or never there: who asks is not told which. */
export function NoSuchCase(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      filtered
      title={t('cases.gone.title')}
      actions={<Button onClick={() => void navigate(CASE_LIST)}>{t('cases.gone.button')}</Button>}
    >
      {t('cases.gone.text')}
    </EmptyState>
  );
}
