import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Button } from '@archway/ui/button';
import { usePermission } from '@archway/ui/permission-guard';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { FirstSteps } from './first-steps.tsx';

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
  const { data: user } = useQuery(userInfoQuery);
  const isLab = user?.organization.type === ORGANIZATION_TYPE.lab;
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
      {t(isLab ? 'cases.first.lab' : 'cases.none.text')}
      <FirstSteps />
    </EmptyState>
  );
}
