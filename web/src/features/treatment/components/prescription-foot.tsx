import type { CaseDetail } from '@archway/contract/case/model';
import { Button } from '@archway/ui/button';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { Gap } from '@archway/rules/treatment/gaps';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { CircleAlert, CircleCheck, Printer, Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLeaveTo } from '../../../platform/page/leaving.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { PreviewDialog } from '../../paper/public.ts';
import { gapPath } from '../gap-path.ts';
import { gapDeed } from '../gap-words.ts';
import type { CheckedLab } from '../use-checked-lab.ts';
import type { PrescriptionForm } from '../use-prescription-form.ts';
import styles from './prescription-foot.module.css';

interface FirstGapProps {
  caseId: string;
  gaps: readonly Gap[];
  numbering: ToothNumberingSystem;
  onChoose: (gap: Gap) => void;
}

interface PrescriptionFootProps extends FirstGapProps {
  detail: CaseDetail;
  form: PrescriptionForm;
  /** It is checked for; null for none. */
  lab: CheckedLab['lab'];
}

/** Saving, and what stands against it. */
export function PrescriptionFoot({ form, detail, lab, ...missing }: PrescriptionFootProps): ReactNode {
  const t = useText();
  return (
    <footer className={styles['foot']}>
      {form.isOld && (
        <Note
          kind="warn"
          live
          action={
            <>
              <LinkButton onClick={form.showTheirs}>{t('treatment.newer.load.button')}</LinkButton>
              <LinkButton onClick={form.saveOverIt}>{t('treatment.newer.keep.button')}</LinkButton>
            </>
          }
        >
          {t('treatment.newer.text')}
        </Note>
      )}
      {form.refused !== null && (
        <Note kind="error" live>
          {form.refused}
        </Note>
      )}
      <span className={styles['hint']}>{t('treatment.shiftHint')}</span>
      <Preview form={form} detail={detail} />
      <Button kind="primary" busy={form.isSaving} disabled={!form.isChanged} onClick={form.save}>
        {t('treatment.act.save')}
      </Button>
      <FirstGap {...missing} />
      <ContinueToOrder form={form} detail={detail} lab={lab} />
    </footer>
  );
}

/** On paper, as it is saved. */
function Preview({ form, detail }: Pick<PrescriptionFootProps, 'form' | 'detail'>): ReactNode {
  const { caseId, caseCode } = detail;
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const canPrint = usePermission()('print:record:create');
  if (!canPrint) return null;
  return (
    <>
      <Button icon={Printer} disabled={form.isChanged} onClick={() => setOpen(true)}>
        {t('treatment.act.preview')}
      </Button>
      {isOpen && <PreviewDialog of={{ caseId }} code={caseCode} onClose={() => setOpen(false)} />}
    </>
  );
}

/** To the order of what is saved, for whoever makes orders. A clinic's own. */
function ContinueToOrder({
  form,
  detail: { caseId },
  lab,
}: Pick<PrescriptionFootProps, 'form' | 'detail' | 'lab'>): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  const canOrder = usePermission()('order:record:save');
  if (!canOrder) return null;
  const asked = new URLSearchParams({ case: caseId, ...(lab === null ? {} : { lab: lab.companyCode }) });
  return (
    <Button
      icon={Send}
      // An order is of the saved prescription.
      disabled={form.isChanged}
      onClick={() => leaveTo(`/order-management/new?${asked.toString()}`)}
    >
      {t('treatment.act.order')}
    </Button>
  );
}

/** The first thing that keeps the prescription from being sent, as the way to it. */
function FirstGap({ caseId, gaps, numbering, onChoose }: FirstGapProps): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const leaveTo = useLeaveTo();
  const first = gaps.find(({ level }) => level === 'BLOCK');
  if (first === undefined)
    return (
      <span className={styles['ready']}>
        <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
        {t(gaps.length === 0 ? 'treatment.gap.complete' : 'treatment.gap.onlyHints')}
      </span>
    );
  const path = gapPath(caseId, first);
  return (
    <span className={styles['first']}>
      <Button
        size="large"
        icon={CircleAlert}
        onClick={() => (path === null ? onChoose(first) : leaveTo(path))}
      >
        <span>{gapDeed({ t, numbering, number }, first)}</span>
      </Button>
    </span>
  );
}
