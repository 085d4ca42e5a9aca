import { Button } from '@archway/ui/button';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CASE_LIST } from '../case-paths.ts';

/** There is none, or none that the reader may see. */
export function NoSuchPatient(): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      filtered
      title={t('patients.gone.title')}
      actions={<Button onClick={() => void navigate(CASE_LIST)}>{t('cases.gone.button')}</Button>}
    >
      {t('patients.gone.text')}
    </EmptyState>
  );
}
