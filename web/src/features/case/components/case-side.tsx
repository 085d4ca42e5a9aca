import type { CaseDetail, CaseFile } from '@archway/contract/case/model';
import { Tabs } from '@archway/ui/tabs';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import type { ScanRole } from '@archway/rules/scans';
import type { FileRow } from '../file-rows.ts';
import { CaseActivity } from './case-activity.tsx';
import { CaseMemo } from './case-memo.tsx';
import { CaseOverview } from './case-overview.tsx';
import styles from './case-side.module.css';
import { FileList } from './file-list.tsx';
import { WantedFile } from './wanted-file.tsx';
import { StorageLine } from './storage-line.tsx';

export interface CaseSideProps {
  detail: CaseDetail;
  rows: readonly FileRow[];
  canSave: boolean;
  /** What the address asks to add. */
  wanted: ScanRole | null;
  onFiles: (files: File[]) => void;
  onWanted: (role: ScanRole, files: File[]) => void;
  onAttach: (files: File[]) => void;
  /** Null for who may not. */
  onEdit: (() => void) | null;
}

/** What was made on the model; a case without one has none. */
export interface SideNotes {
  count: number;
  /** The one that is chosen on the model. */
  selected: string | null;
  list: ReactNode;
}

/** What was said stands with the notes. */
const isListed = ({ kind }: CaseFile): boolean => kind !== 'voice';

type Tab = 'overview' | 'files' | 'notes' | 'activity';

/** What there is of a case in words: what it says about itself, its files, the notes on it, and what was done. */
export function CaseSide(props: CaseSideProps & { notes: SideNotes | null }): ReactNode {
  const { detail, rows, canSave, wanted, onFiles, onWanted, onAttach, onEdit, notes } = props;
  const t = useText();
  const [tab, setTab] = useState<Tab>(wanted === null ? 'overview' : 'files');
  // What is chosen on the model is read here.
  const selected = notes?.selected ?? null;
  const [known, setKnown] = useState(selected);
  if (selected !== known) {
    setKnown(selected);
    if (selected !== null) setTab('notes');
  }
  const tabs = [
    { id: 'overview' as const, label: t('cases.overview.tab') },
    { id: 'files' as const, label: t('viewer.tabs.files'), count: detail.files.filter(isListed).length },
    { id: 'notes' as const, label: t('viewer.tabs.notes'), count: notes?.count ?? 0 },
    { id: 'activity' as const, label: t('cases.activity.tab') },
  ];
  return (
    <Tabs label={t('viewer.tabs.label')} tabs={tabs} selected={tab} onSelect={setTab}>
      <div className={styles['panel']}>
        {wanted !== null && <WantedFile detail={detail} role={wanted} onFiles={onWanted} />}
        {tab === 'overview' && (
          <CaseOverview
            detail={detail}
            rows={rows}
            canSave={canSave}
            onEdit={onEdit}
            onShowActivity={() => setTab('activity')}
          />
        )}
        {(tab === 'overview' || tab === 'files') && (
          <FileList detail={detail} rows={rows} canSave={canSave} onFiles={onFiles} onAttach={onAttach} />
        )}
        {tab === 'files' && <StorageLine />}
        {tab === 'notes' && (
          <>
            <div className={styles['memo']}>
              <CaseMemo detail={detail} rows={rows} canSave={canSave} />
            </div>
            {notes?.list}
          </>
        )}
        {tab === 'activity' && <CaseActivity caseId={detail.caseId} />}
      </div>
    </Tabs>
  );
}
