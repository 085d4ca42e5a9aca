import type { CaseDetail } from '@archway/contract/case/model';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { Tabs } from '@archway/ui/tabs';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { useId, useState, type ReactNode } from 'react';
import { ModelStage, NoteList, useModel } from '../../viewer/public.ts';
import type { FileRow } from '../file-rows.ts';
import styles from './case-model.module.css';
import { FileList } from './file-list.tsx';

export interface CaseModelProps {
  detail: CaseDetail;
  rows: readonly FileRow[];
  canSave: boolean;
  onFiles: (files: File[]) => void;
  /** Between a phone and a desktop, what stands beside the model is opened over it. */
  isSideOpen: boolean;
}

/** The model fills the page; beside it, or on a phone below it, what there is in words. */
export function CaseModel(props: CaseModelProps): ReactNode {
  const t = useText();
  const width = useWidth();
  if (width < LAYOUT_BREAKPOINTS.phone) return <Below {...props} />;
  const isOver = width < LAYOUT_BREAKPOINTS.mobilePad;
  return (
    <div className={styles['model']}>
      <ModelStage />
      {(!isOver || props.isSideOpen) && (
        <aside className={styles['side']} data-over={isOver || undefined} aria-label={t('viewer.tabs.label')}>
          <Beside {...props} />
        </aside>
      )}
    </div>
  );
}

function Beside({ detail, rows, canSave, onFiles }: CaseModelProps): ReactNode {
  const t = useText();
  const { marks, selected } = useModel();
  const [tab, setTab] = useState<'files' | 'notes'>('files');
  // What is chosen on the model is read here.
  const [known, setKnown] = useState(selected);
  if (selected !== known) {
    setKnown(selected);
    if (selected !== null) setTab('notes');
  }
  return (
    <Tabs
      label={t('viewer.tabs.label')}
      tabs={[
        { id: 'files', label: t('viewer.tabs.files'), count: detail.files.length },
        { id: 'notes', label: t('viewer.tabs.notes'), count: marks.list.length },
      ]}
      selected={tab}
      onSelect={setTab}
    >
      <div className={styles['panel']}>
        {tab === 'files' ? (
          <FileList detail={detail} rows={rows} canSave={canSave} onFiles={onFiles} />
        ) : (
          <NoteList />
        )}
      </div>
    </Tabs>
  );
}

function Below({ detail, rows, canSave, onFiles }: CaseModelProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <>
      <div className={styles['top']}>
        <ModelStage />
      </div>
      <section aria-labelledby={id}>
        <h2 id={id} className={styles['heading']}>
          {t('viewer.tabs.notes')}
        </h2>
        <NoteList />
      </section>
      <FileList detail={detail} rows={rows} canSave={canSave} onFiles={onFiles} />
    </>
  );
}
