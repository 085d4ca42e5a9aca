import type { PatientCase } from '@archway/contract/case/model';
import { Button } from '@archway/ui/button';
import { LoadingState } from '@archway/ui/loading-state';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { Thumbnail } from '@archway/ui/thumbnail';
import { WorksBrief } from '@archway/ui/works';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Box, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { groupRuns } from '../../../platform/list/group-runs.ts';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { casePath } from '../case-paths.ts';
import { patientCasesQuery } from '../case.queries.ts';
import { ROLE_TEXTS } from '../scan-roles.ts';
import { OrderLine } from './case-order.tsx';
import { CaseTags } from './case-state-tag.tsx';
import styles from './patient-timeline.module.css';
import { ScanChoices, type ChoosingScans } from './scan-choices.tsx';
import { TimeHeading } from './time-heading.tsx';

export interface PatientTimelineProps {
  patientId: string;
  /** Two scans are being chosen; null while pictures lead to their cases. */
  choosing: ChoosingScans | null;
}

/** A patient's cases by year, each with what its model opens with and a picture of each scan. */
export function PatientTimeline({ patientId, choosing }: PatientTimelineProps): ReactNode {
  const t = useText();
  const cases = useInfiniteQuery(patientCasesQuery(patientId));
  if (cases.data === undefined) {
    if (cases.error === null) return <LoadingState rows={4} />;
    return (
      <ErrorState
        serverText={cases.error.message}
        retrying={cases.isFetching}
        onRetry={() => void cases.refetch()}
      />
    );
  }
  const years = groupRuns(
    cases.data.pages.flatMap(({ list }) => list),
    ({ scannedOn }) => scannedOn.slice(0, 4),
  );
  if (years.length === 0) return <EmptyState title={t('patients.noCases')} />;
  return (
    <div className={styles['timeline']}>
      {years.map(({ key: year, items }) => (
        <section key={year} aria-label={year}>
          <TimeHeading level="h2">{year}</TimeHeading>
          <ol className={styles['cases']}>
            {items.map((one) => (
              <OneCase key={one.caseId} shown={one} choosing={choosing} />
            ))}
          </ol>
        </section>
      ))}
      {cases.hasNextPage && (
        <div>
          <Button busy={cases.isFetchingNextPage} onClick={() => void cases.fetchNextPage()}>
            {t('patients.more')}
          </Button>
        </div>
      )}
    </div>
  );
}

function OneCase({
  shown,
  choosing,
}: { shown: PatientCase } & Pick<PatientTimelineProps, 'choosing'>): ReactNode {
  const { monthDay } = useFormat();
  const numbering = useToothNumbering();
  const { caseId, name, caseCode, dentistName, scannedOn, order } = shown;
  return (
    <li className={styles['case']}>
      <div className={styles['when']}>
        <ScanLine size={16} strokeWidth={1.75} aria-hidden />
        <time dateTime={scannedOn}>{monthDay(scannedOn)}</time>
      </div>
      <div className={styles['what']}>
        <div className={styles['head']}>
          <div>
            <h3>
              <Link to={casePath(caseId)}>{name}</Link>
            </h3>
            <p className={styles['line']}>
              {[caseCode, dentistName].filter((known) => known !== '').join(', ')}
            </p>
            {order !== null && (
              <p className={styles['line']}>
                <OrderLine order={order} />
              </p>
            )}
          </div>
          <CaseTags {...shown} />
        </div>
        {shown.prescription.works.length > 0 && (
          <WorksBrief prescription={shown.prescription} numbering={numbering} />
        )}
        {choosing === null ? <Pictures shown={shown} /> : <ScanChoices shown={shown} choosing={choosing} />}
      </div>
    </li>
  );
}

/** Each leads to the model. */
function Pictures({ shown: { caseId, frontUrl, pictures } }: { shown: PatientCase }): ReactNode {
  const t = useText();
  const front =
    frontUrl === null || pictures.length < 2
      ? []
      : [{ id: 'front', url: frontUrl, label: t('patients.front') }];
  const scans = pictures.map(({ fileId, role, thumbnailUrl: url }) => ({
    id: fileId,
    url,
    label: t(ROLE_TEXTS[role]),
  }));
  const all = [...front, ...scans];
  if (all.length === 0) return null;
  return (
    <ul className={styles['pictures']}>
      {all.map(({ id, url, label }) => (
        <li key={id}>
          <Link className={styles['picture']} to={casePath(caseId)}>
            <Thumbnail src={url} icon={Box} size="stage" />
            <span className={styles['label']}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
