import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { useId, type ReactNode } from 'react';
import { ModelStage, NoteList, useModel } from '../../viewer/public.ts';
import { CaseActivity } from './case-activity.tsx';
import styles from './case-model.module.css';
import { CaseOverview } from './case-overview.tsx';
import { CaseSide, type CaseSideProps, type SideNotes } from './case-side.tsx';
import { FileList } from './file-list.tsx';
import { StorageLine } from './storage-line.tsx';

export interface CaseModelProps extends CaseSideProps {
  /** Between a phone and a desktop, what stands beside the model is opened over it. */
  isSideOpen: boolean;
}

/** The model fills the page; beside it, or on a phone below it, what there is in words. */
export function CaseModel(props: CaseModelProps): ReactNode {
  const { marks, selected } = useModel();
  const notes = { count: marks.list.length, selected, list: <NoteList /> };
  return <CaseLayout {...props} stage={<ModelStage />} notes={notes} />;
}

export interface CaseLayoutProps extends CaseModelProps {
  /** What fills the page. */
  stage: ReactNode;
  notes: SideNotes | null;
}

export function CaseLayout(props: CaseLayoutProps): ReactNode {
  const { stage, isSideOpen } = props;
  const t = useText();
  const width = useWidth();
  if (width < LAYOUT_BREAKPOINTS.phone) return <Below {...props} />;
  const isOver = width < LAYOUT_BREAKPOINTS.mobilePad;
  return (
    <div className={styles['model']}>
      {stage}
      {(!isOver || isSideOpen) && (
        <aside className={styles['side']} data-over={isOver || undefined} aria-label={t('viewer.tabs.label')}>
          <CaseSide {...props} />
        </aside>
      )}
    </div>
  );
}

/** One below the other: a phone has no room for tabs beside anything. */
function Below(props: CaseLayoutProps): ReactNode {
  const { detail, rows, canSave, onFiles, onAttach, onEdit, notes, stage } = props;
  const t = useText();
  const activityId = useId();
  const showActivity = (): void => document.getElementById(activityId)?.scrollIntoView();
  return (
    <>
      <div className={styles[notes === null ? 'topEmpty' : 'top']}>{stage}</div>
      <Section title={t('cases.overview.tab')}>
        <CaseOverview
          detail={detail}
          rows={rows}
          canSave={canSave}
          onEdit={onEdit}
          onShowActivity={showActivity}
        />
      </Section>
      {notes !== null && <Section title={t('viewer.tabs.notes')}>{notes.list}</Section>}
      <FileList detail={detail} rows={rows} canSave={canSave} onFiles={onFiles} onAttach={onAttach} />
      <StorageLine />
      <Section title={t('cases.activity.tab')} id={activityId}>
        <CaseActivity caseId={detail.caseId} />
      </Section>
    </>
  );
}

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} id={id}>
      <h2 id={titleId} className={styles['heading']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
