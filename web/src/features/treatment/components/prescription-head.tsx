import type { CaseDetail } from '@archway/contract/case/model';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { Button } from '@archway/ui/button';
import { ObjectHeader } from '@archway/ui/object-header';
import { PageHead } from '@archway/ui/page-head';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { Fragment, type ReactNode } from 'react';
import { useLeaveTo } from '../../../platform/page/leaving.ts';
import { usePageTitle } from '../../../platform/page/page-title.ts';
import { casePath } from '../../case/public.ts';

/** Whose prescription it is, and the way back to the case. */
export function PrescriptionHead({ detail }: { detail: CaseDetail }): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const Place = isPhone ? Fragment : PageHead;
  const { name, caseCode, patientName, patientCode, caseId } = detail;
  usePageTitle(t('cases.tabTitle', { name: t('treatment.title'), code: caseCode, list: name }));
  const back = casePath(caseId);
  return (
    <Place>
      <ObjectHeader
        level={isPhone ? 'h2' : 'h1'}
        title={t('treatment.title')}
        line={[patientName, patientCode, name, caseCode].filter((known) => known !== '').join(', ')}
        back={{ href: back, label: t('treatment.act.close'), onNavigate: () => leaveTo(back) }}
        {...(isPhone
          ? {}
          : { actions: <Button onClick={() => leaveTo(back)}>{t('treatment.act.close')}</Button> })}
      />
    </Place>
  );
}
