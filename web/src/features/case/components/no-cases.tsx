import { Button } from '@archway/ui/button';
import { usePermission } from '@archway/ui/permission-guard';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

export interface NoCasesProps {
  /** What was searched for; empty when nothing was. */
  keyword: string;
  onClear: () => void;
  onNew: () => void;
}

/** There is none yet, or none is found. */
export function NoCases({ keyword, onClear, onNew }: NoCasesProps): ReactNode {
  const t = useText();
  const canSave = usePermission()('case:record:save');
  if (keyword !== '')
    return (
      <EmptyState
        filtered
        title={t('cases.none.found', { keyword })}
        actions={<Button onClick={onClear}>{t('cases.none.clear.button')}</Button>}
      />
    );
  if (!canSave) return <EmptyState title={t('cases.none.title')}>{t('cases.none.readOnly')}</EmptyState>;
  return (
    <EmptyState
      title={t('cases.none.title')}
      actions={
        <Button kind="primary" icon={Plus} onClick={onNew}>
          {t('cases.new.button')}
        </Button>
      }
    >
      {t('cases.none.text')}
    </EmptyState>
  );
}
