import type { PatientDetail } from '@archway/contract/case/model';
import type { TextKey } from '@archway/locales/keys';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { ObjectHeader } from '@archway/ui/object-header';
import { PageHead } from '@archway/ui/page-head';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { Fragment, type ReactNode } from 'react';
import { useLeaveTo } from '../../../platform/page/leaving.ts';
import { usePageTitle } from '../../../platform/page/page-title.ts';
import { patientPath } from '../../case/public.ts';
import type { ScanPair } from '../scan-pair.ts';
import { timeApart, type TimeApart } from '../time-apart.ts';

const APART: Readonly<Record<TimeApart['unit'], TextKey>> = {
  days: 'comparison.apart.days',
  months: 'comparison.apart.months',
  years: 'comparison.apart.years',
};

interface CompareHeadProps {
  patient: PatientDetail;
  pair: ScanPair | null;
  actions?: ReactNode;
}

/** Whose scans are compared, of which jaw, and how much time is between them. */
export function CompareHead({ patient: { patientId, name }, pair, actions }: CompareHeadProps): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  // A phone has no room for it in its bar.
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const Place = isPhone ? Fragment : PageHead;
  const title = t('comparison.title');
  usePageTitle(t('patients.tabTitle', { name, list: title }));
  return (
    <Place>
      <ObjectHeader
        level={isPhone ? 'h2' : 'h1'}
        title={name}
        line={pair === null ? title : <Line pair={pair} />}
        back={{
          href: patientPath(patientId),
          label: t('comparison.back'),
          onNavigate: () => leaveTo(patientPath(patientId)),
        }}
        {...(actions === undefined ? {} : { actions })}
      />
    </Place>
  );
}

function Line({ pair: { a, b } }: { pair: ScanPair }): ReactNode {
  const t = useText();
  const { unit, count } = timeApart(a.scannedOn, b.scannedOn);
  return t('comparison.line', { jaw: b.jaw, apart: t(APART[unit], { count }) });
}
