import type { FailureName } from '@archway/contract/codes';
import type { PatientDetail } from '@archway/contract/case/model';
import { CASE_COLUMNS } from '@archway/rules/case-list';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { Button } from '@archway/ui/button';
import { ObjectHeader } from '@archway/ui/object-header';
import { PageHead } from '@archway/ui/page-head';
import { MenuButton } from '@archway/ui/menu-button';
import { Note } from '@archway/ui/note';
import type { Patient } from '@archway/contract/patient/model';
import { Segmented } from '@archway/ui/segmented';
import { usePermission } from '@archway/ui/permission-guard';
import { EmptyState, ErrorState, NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useWidth } from '@archway/ui/use-width';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Diff, Ellipsis, Merge, Pencil } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { useList } from '../../../platform/list/use-list.ts';
import { useLeaveTo } from '../../../platform/page/leaving.ts';
import { usePageTitle } from '../../../platform/page/page-title.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { EditPatient, factsOf } from '../../patient/public.ts';
import { CASE_LIST, casePath, PATIENT_PATTERN, patientPath } from '../case-paths.ts';
import { LATEST_SCAN_FIRST } from '../case-view.ts';
import { casesQuery, patientQuery } from '../case.queries.ts';
import { CaseSkeleton } from '../components/case-skeleton.tsx';
import { MergedRecords } from '../components/merged-records.tsx';
import { MergePatients } from '../components/merge-patients.tsx';
import { NoSuchPatient } from '../components/no-such-patient.tsx';
import { CaseTable } from '../components/case-table.tsx';
import { PatientPanel } from '../components/patient-panel.tsx';
import { PatientTimeline } from '../components/patient-timeline.tsx';
import { useScanChoice } from '../use-scan-choice.ts';
import styles from './patient.module.css';

/** The patient is named above. */
const OF_ONE_PATIENT = CASE_COLUMNS.filter((column) => column !== 'patientName');

/** An address with no id in it is as good as one of no patient. */
const GONE: ReadonlySet<FailureName> = new Set(['notFound', 'invalidInput']);

/** A patient with all cases the reader may see, the newest first. */
export function PatientPage(): ReactNode {
  const { pathname } = useLocation();
  const id = matchPath(PATIENT_PATTERN, pathname)?.params.id ?? '';
  const patient = useQuery(patientQuery(id));
  const failure = patient.error?.failure;
  const isLost = failure === 'noPerm' || failure === 'notFound';
  // What was shown before a right was lost is not shown any longer.
  if (patient.data !== undefined && !isLost) return <OnePatient key={id} patient={patient.data} />;
  if (patient.error === null) return <CaseSkeleton />;
  if (patient.error.failure === 'noPerm') return <NoAccessState />;
  if (GONE.has(patient.error.failure)) return <NoSuchPatient />;
  return (
    <ErrorState
      serverText={patient.error.message}
      retrying={patient.isFetching}
      onRetry={() => void patient.refetch()}
    />
  );
}

type Look = 'pictures' | 'compact';

function OnePatient({ patient }: { patient: PatientDetail }): ReactNode {
  const [merging, setMerging] = useState<Merging>(null);
  const [isEditing, setEditing] = useState(false);
  // A phone's bar has no room for it.
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const actions = (
    <PatientActions
      name={patient.name}
      onMerge={() => setMerging({})}
      onEdit={() => setEditing(true)}
      isPhone={isPhone}
    />
  );
  return (
    <div className={styles['page']}>
      <PatientHead patient={patient} actions={isPhone ? null : actions} />
      {merging !== null && (
        <MergeRecords patient={patient} merging={merging} onClose={() => setMerging(null)} />
      )}
      {isEditing && <Editing patient={patient} onClose={() => setEditing(false)} />}
      <MergedRecords merges={patient.merges} />
      <div className={styles['columns']}>
        <div className={styles['side']}>
          <PatientPanel
            patient={patient}
            actions={isPhone ? actions : null}
            onMerge={(other) => setMerging({ other })}
          />
        </div>
        <PatientCases patientId={patient.patientId} />
      </div>
    </div>
  );
}

/** All cases, with pictures or as a list; of the pictures, two scans can be chosen to compare. */
function PatientCases({ patientId }: { patientId: string }): ReactNode {
  const t = useText();
  const id = useId();
  const [look, setLook] = useState<Look>('pictures');
  const choice = useScanChoice(patientId);
  return (
    <section className={styles['cases']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{t('menu.caseManagement')}</h2>
        {look === 'pictures' && choice.choosing === null && (
          <Button size="small" icon={Diff} onClick={choice.start}>
            {t('patients.compare.button')}
          </Button>
        )}
        <Segmented
          label={t('patients.look.label')}
          value={look}
          options={[
            { value: 'pictures', label: t('patients.look.pictures') },
            { value: 'compact', label: t('patients.look.compact') },
          ]}
          onChange={setLook}
        />
      </div>
      <div className={styles['list']}>
        {look === 'pictures' && choice.choosing !== null && <ChooseTwo onCancel={choice.cancel} />}
        {look === 'pictures' ? (
          <PatientTimeline patientId={patientId} choosing={choice.choosing} />
        ) : (
          <CompactCases patientId={patientId} />
        )}
      </div>
    </section>
  );
}

function ChooseTwo({ onCancel }: { onCancel: () => void }): ReactNode {
  const t = useText();
  return (
    <div className={styles['choose']}>
      <Note
        live
        action={
          <Button size="small" onClick={onCancel}>
            {t('patients.compare.cancel.button')}
          </Button>
        }
      >
        {t('patients.compare.hint')}
      </Note>
    </div>
  );
}

/** As a list, sorted as one likes. */
function CompactCases({ patientId }: { patientId: string }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const list = useList(['name', 'createdAt', 'scanned'], {}, LATEST_SCAN_FIRST);
  const cases = useQuery({
    ...casesQuery({ ...list.input, patientId }),
    placeholderData: keepPreviousData,
  });
  list.follow(cases);
  if (cases.isError)
    return (
      <ErrorState
        serverText={cases.error.message}
        retrying={cases.isFetching}
        onRetry={() => void cases.refetch()}
      />
    );
  return (
    <CaseTable
      cases={cases}
      list={list}
      columns={OF_ONE_PATIENT}
      empty={<EmptyState title={t('patients.noCases')} />}
      onOpen={({ caseId }) => void navigate(casePath(caseId))}
    />
  );
}

/** Whether records are being merged, and with which one if it is known already. */
type Merging = { other?: Patient } | null;

function PatientHead({ patient, actions }: { patient: PatientDetail; actions: ReactNode }): ReactNode {
  const t = useText();
  const format = useFormat();
  const leaveTo = useLeaveTo();
  usePageTitle(t('patients.tabTitle', { name: patient.name, list: t('menu.caseManagement') }));
  return (
    <PageHead>
      <ObjectHeader
        level="h1"
        title={patient.name}
        line={factsOf(patient, format)}
        back={{ href: CASE_LIST, label: t('cases.back'), onNavigate: () => leaveTo(CASE_LIST) }}
        actions={actions}
      />
    </PageHead>
  );
}

interface OverPageProps {
  patient: PatientDetail;
  onClose: () => void;
}

function MergeRecords({
  patient,
  merging,
  onClose,
}: OverPageProps & { merging: NonNullable<Merging> }): ReactNode {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const done = (keptId: string): void => {
    onClose();
    toast.message(t('patients.merge.done'));
    if (keptId !== patient.patientId) void navigate(patientPath(keptId), { replace: true });
  };
  return <MergePatients patient={patient} {...merging} onClose={onClose} onMerged={done} />;
}

function Editing({ patient, onClose }: OverPageProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const done = (): void => {
    onClose();
    toast.message(t('patients.edit.done'));
  };
  return <EditPatient patient={patient} onClose={onClose} onSaved={done} />;
}

interface PatientActionsProps {
  name: string;
  onMerge: () => void;
  onEdit: () => void;
  isPhone: boolean;
}

/** Side by side; a phone has room for one button with a menu. */
function PatientActions({ name, onMerge, onEdit, isPhone }: PatientActionsProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const merge = { id: 'merge', label: t('patients.merge.button'), icon: Merge, onSelect: onMerge };
  const edit = { id: 'edit', label: t('patients.edit.button'), icon: Pencil, onSelect: onEdit };
  const actions = [...(may('case:patient:merge') ? [merge] : []), ...(may('case:record:save') ? [edit] : [])];
  if (actions.length === 0) return null;
  if (isPhone)
    return <MenuButton label={t('cases.file.menu', { name })} icon={Ellipsis} iconOnly items={[actions]} />;
  return actions.map(({ id, label, icon, onSelect }) => (
    <Button key={id} icon={icon} onClick={onSelect}>
      {label}
    </Button>
  ));
}
