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
import { useChangedByOthers } from '../use-changed-by-others.ts';
import styles from './case-overview.module.css';

export interface CaseOverviewProps {
  detail: CaseDetail;
  /** Null for who may not. */
  onEdit: (() => void) | null;
  onShowActivity: () => void;
}

/** What a case says about itself. */
export function CaseOverview({ detail, onEdit, onShowActivity }: CaseOverviewProps): ReactNode {
  const t = useText();
  const { date, day } = useFormat();
  const { patientId, patientName, patientCode, birthDate, dentistName, scanDate, memo } = detail;
  return (
    <div className={styles['overview']}>
      <ChangedNote detail={detail} onShow={onShowActivity} />
      <dl className={styles['facts']}>
        <Fact name={t('cases.patient')}>
          {patientId === null || patientName === '' ? (
            patientName
          ) : (
            <Link to={patientPath(patientId)}>{patientName}</Link>
          )}
        </Fact>
        <Fact name={t('cases.patientId')}>{patientCode}</Fact>
        <Fact name={t('patients.birthDate')}>{birthDate === null ? '' : day(birthDate)}</Fact>
        <Fact name={t('cases.dentist')}>{dentistName}</Fact>
        <Fact name={t('cases.scanDate')}>{scanDate === null ? '' : day(scanDate)}</Fact>
        <Fact name={t('cases.created')}>
          {t('cases.overview.created', { date: date(detail.createdAt), name: detail.createdBy })}
        </Fact>
        <Fact name={t('cases.memo')}>{memo}</Fact>
      </dl>
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

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children === '' ? '–' : children}</dd>
    </>
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
