import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Button } from '@archway/ui/button';
import { usePermission } from '@archway/ui/permission-guard';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { NO_CHIPS } from '../case-view.ts';
import { DELETED, type CaseListState } from '../use-case-list.ts';
import styles from './no-cases.module.css';

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
    filter(NO_CHIPS);
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
  const isHeld = usePermission();
  const { data: user } = useQuery(userInfoQuery);
  // Without a case they can't all be done.
  const hasSteps = user?.preference.firstSteps === true && isHeld('organization:record:edit');
  const isLab = user?.organization.type === ORGANIZATION_TYPE.lab;
  if (!isHeld('case:record:save'))
    return <EmptyState title={t('cases.none.title')}>{t('cases.none.readOnly')}</EmptyState>;
  return (
    <EmptyState
      title={t('cases.none.title')}
      actions={
        <>
          <Button kind="primary" icon={Plus} onClick={onNew}>
            {t('cases.new.button')}
          </Button>
          {hasSteps && (
            <Link className={styles['steps']} to="/first-steps">
              {t('menu.firstSteps')}
            </Link>
          )}
        </>
      }
    >
      {t(isLab ? 'cases.first.lab' : 'cases.none.text')}
    </EmptyState>
  );
}
