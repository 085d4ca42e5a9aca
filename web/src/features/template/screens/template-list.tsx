import type { Template } from '@archway/contract/template/model';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { DeleteTemplate } from '../components/delete-template.tsx';
import { SaveTemplate } from '../components/save-template.tsx';
import { TemplateTable } from '../components/template-table.tsx';
import { templatesQuery } from '../template.queries.ts';
import styles from './template-list.module.css';

/** The templates the reader may use. New ones are saved where a prescription is written. */
export function TemplateList(): ReactNode {
  const t = useText();
  const templates = useQuery(templatesQuery);
  const [edited, setEdited] = useState<Template | null>(null);
  const [leaving, setLeaving] = useState<Template | null>(null);
  const { error } = templates;
  if (error?.failure === 'noPerm') return <NoAccessState />;
  // Rows that are there stay when asking anew fails.
  if (error !== null && templates.data === undefined)
    return (
      <ErrorState
        serverText={error.message}
        retrying={templates.isFetching}
        onRetry={() => void templates.refetch()}
      />
    );
  return (
    <div className={styles['page']}>
      <p className={styles['text']}>{t('templates.text')}</p>
      <div className={styles['table']}>
        <TemplateTable templates={templates} onEdit={setEdited} onDelete={setLeaving} />
      </div>
      {edited !== null && (
        <SaveTemplate template={edited} work={edited.work} onClose={() => setEdited(null)} />
      )}
      {leaving !== null && <DeleteTemplate template={leaving} onClose={() => setLeaving(null)} />}
    </div>
  );
}
