import { Dialog } from '@archway/ui/dialog';
import { LinkButton } from '@archway/ui/link-button';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { AutoAccept, partnersQuery } from '../../partner/public.ts';
import styles from './times-part.module.css';

/** How many clinics are accepted automatically, and the list to change it. Each switch takes effect right away. */
export function AutoAcceptField(): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(partnersQuery('accepted'));
  const count = data?.list.filter(({ autoAccept }) => autoAccept).length;
  return (
    <div className={styles['field']}>
      <span className={styles['label']}>{t('labSettings.autoAccept.title')}</span>
      <div className={styles['box']}>
        <span>{count === undefined ? '' : t('labSettings.autoAccept.count', { count })}</span>
        <LinkButton onClick={() => setOpen(true)}>{t('labSettings.autoAccept.change.button')}</LinkButton>
      </div>
      {isOpen && <AutoAcceptDialog onClose={() => setOpen(false)} />}
    </div>
  );
}

function AutoAcceptDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const { data, error } = useQuery(partnersQuery('accepted'));
  return (
    <Dialog title={t('labSettings.autoAccept.title')} onClose={onClose}>
      <p>{t('labSettings.autoAccept.text')}</p>
      {error !== null && (
        <Note kind="error" live>
          {error.message}
        </Note>
      )}
      {data === undefined && error === null && <LoadingState />}
      {data?.list.length === 0 && (
        <EmptyState title={t('labSettings.autoAccept.none')}>
          {t('labSettings.autoAccept.noneText')}
        </EmptyState>
      )}
      <ul className={styles['partners']}>
        {data?.list.map((partner) => (
          <li key={partner.partnershipId}>
            <span>{partner.organization.name}</span>
            <AutoAccept partner={partner} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
