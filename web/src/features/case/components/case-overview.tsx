import type { CaseDetail } from '@archway/contract/case/model';
import { Button } from '@archway/ui/button';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../platform/text/format.ts';
import { patientPath } from '../case-paths.ts';
import type { FileRow } from '../file-rows.ts';
import { useChangedByOthers } from '../use-changed-by-others.ts';
import { CaseMemo } from './case-memo.tsx';
import styles from './case-overview.module.css';
import { OrderLine } from './case-order.tsx';
import { CaseWorks } from './case-works.tsx';
import { FactList } from './fact-list.tsx';

export interface CaseOverviewProps {
  detail: CaseDetail;
  rows: readonly FileRow[];
  canSave: boolean;
  /** Null for who may not. */
  onEdit: (() => void) | null;
  onShowActivity: () => void;
}

/** What a case says about itself. */
export function CaseOverview(props: CaseOverviewProps): ReactNode {
  const { detail, rows, canSave, onEdit, onShowActivity } = props;
  const t = useText();
  const { date, day } = useFormat();
  const { patientId, patientName, patientCode, birthDate, dentistName, scanDate, order } = detail;
  const isLinked = patientId !== null && patientName !== '';
  const patient = isLinked ? <Link to={patientPath(patientId)}>{patientName}</Link> : patientName;
  return (
    <div className={styles['overview']}>
      <ChangedNote detail={detail} onShow={onShowActivity} />
      <FactList
        facts={[
          [t('cases.patient'), patient],
          [t('cases.patientId'), patientCode],
          [t('patients.birthDate'), birthDate === null ? '' : day(birthDate)],
          [t('cases.dentist'), dentistName],
          ...(order === null ? [] : [[t('cases.order'), <OrderLine key="order" order={order} />] as const]),
          [t('cases.scanDate'), scanDate === null ? '' : day(scanDate)],
          [
            t('cases.created'),
            t('cases.overview.created', { date: date(detail.createdAt), name: detail.createdBy }),
          ],
        ]}
      />
      <CaseWorks detail={detail} canSave={canSave} />
      <CaseMemo detail={detail} rows={rows} canSave={canSave} />
      {onEdit !== null && (
        <div>
          <Button icon={Pencil} onClick={onEdit}>
            {t('cases.edit.button')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A colleague has changed the case while this page was open. */
function ChangedNote({ detail, onShow }: { detail: CaseDetail; onShow: () => void }): ReactNode {
  const t = useText();
  const changed = useChangedByOthers(detail);
  if (changed === null) return null;
  const show = (): void => {
    changed.seen();
    onShow();
  };
  return (
    <Note kind="warn" live action={<LinkButton onClick={show}>{t('cases.activity.show')}</LinkButton>}>
      {t('cases.overview.changedBy', { name: changed.name })}
    </Note>
  );
}
