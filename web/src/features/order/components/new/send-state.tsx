import type { CaseDetail } from '@archway/contract/case/model';
import type { SendObstacle } from '@archway/rules/order/sendable';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { Gap } from '@archway/rules/treatment/gaps';
import { LinkButton } from '@archway/ui/link-button';
import { useText } from '@archway/ui/text';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLeaveTo } from '../../../../platform/page/leaving.ts';
import { useFormat } from '../../../../platform/text/format.ts';
import { casePath } from '../../../case/public.ts';
import { gapDeed } from '../../../treatment/public.ts';
import { OBSTACLE_WORDS } from '../../obstacle-words.ts';
import { orderPath } from '../../order-paths.ts';
import styles from './order-foot.module.css';

const ORGANIZATION = '/own-space/organisation-info/clinics';

/** The part of the page where it is put right. */
const FIELDS: Partial<Record<SendObstacle, string>> = {
  noLab: 'lab',
  noWork: 'works',
  fileNotReady: 'files',
  noDesignFile: 'files',
  noDate: 'date',
  dateNotPossible: 'date',
  gaps: 'gaps',
  noConsent: 'consent',
};

interface SendStateProps {
  detail: CaseDetail;
  obstacles: readonly SendObstacle[];
  gaps: readonly Gap[];
  numbering: ToothNumberingSystem;
  onFocus: (field: string) => void;
}

/** "Ready to send", or the first thing that stands in the way, as the way to it. */
export function SendState({ detail, obstacles, gaps, numbering, onFocus }: SendStateProps): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const leaveTo = useLeaveTo();
  const [first] = obstacles;
  if (first === undefined)
    return (
      <output className={styles['ready']}>
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
        {t('order.new.ready')}
      </output>
    );
  const gap = gaps.find(({ level }) => level === 'BLOCK');
  const words =
    first === 'gaps' && gap !== undefined ? gapDeed({ t, numbering, number }, gap) : t(OBSTACLE_WORDS[first]);
  const go = (): void => {
    const field = FIELDS[first];
    if (field !== undefined) onFocus(field);
    else if (first === 'organizationIncomplete') leaveTo(ORGANIZATION);
    else if (first === 'caseHasOpenOrder' && detail.order !== null) leaveTo(orderPath(detail.order.orderId));
    else leaveTo(casePath(detail.caseId));
  };
  return (
    <output className={styles['obstacle']}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
      <LinkButton onClick={go}>{words}</LinkButton>
    </output>
  );
}
