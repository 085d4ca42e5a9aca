import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Button } from '@archway/ui/button';
import { usePermission } from '@archway/ui/permission-guard';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { DELETED, type CaseListState } from '../use-case-list.ts';
import { FirstSteps } from './first-steps.tsx';

export interface NoCasesProps {
  cases: CaseListState;
  /** There is none at all, whatever the list is narrowed to. */
  isFirst: boolean;
  onNew: () => void;
}

/** There is none yet, or none of those there are is found. */
export function NoCases({ cases: { tab, shown, list, filter }, isFirst, onNew }: NoCasesProps): ReactNode {
  const t = useText();
  const { keyword } = shown;
  const clear = () => {
    list.search('');
    filter({ scanned: 'allTime', states: [], dentistIds: [] });
  };
  if (tab === DELETED && keyword === '')
    return <EmptyState title={t('cases.none.deleted')}>{t('cases.none.deletedText')}</EmptyState>;
  if (tab === DELETED || !isFirst)
    return (
      <EmptyState
        filtered
        title={keyword === '' ? t('cases.none.filtered') : t('cases.none.found', { keyword })}
        actions={
          <Button onClick={tab === DELETED ? () => list.search('') : clear}>
            {t(tab === DELETED ? 'cases.none.clear.button' : 'cases.none.clearAll.button')}
          </Button>
        }
      />
    );
  return <NoneYet onNew={onNew} />;
}

function NoneYet({ onNew }: { onNew: () => void }): ReactNode {
  const t = useText();
  const canSave = usePermission()('case:record:save');
  const { data: user } = useQuery(userInfoQuery);
  const isLab = user?.organization.type === ORGANIZATION_TYPE.lab;
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
