import type { CaseRow } from '@archway/contract/case/model';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { CircleAlert, CircleCheck, Clock3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { Lines } from '../batch/batch-lines.tsx';
import { whyNot } from './case-words.ts';
import styles from './sending.module.css';
import type { SendingCases } from './use-send-cases.ts';

interface CheckedCasesProps {
  cases: readonly CaseRow[];
  sending: SendingCases;
}

/** Each case says whether it can go. */
export function CheckedCases({ cases, sending }: CheckedCasesProps): ReactNode {
  const t = useText();
  const { checked } = sending;
  return (
    <>
      <Lines
        label={t('menu.caseManagement')}
        lines={cases.map((row) => ({
          ...row,
          id: row.caseId,
          end: <CaseSays row={row} sending={sending} />,
        }))}
      />
      {checked.isError && checked.data === undefined && (
        <Note kind="error" live>
          {t('order.sendMany.notChecked')}
        </Note>
      )}
    </>
  );
}

function CaseSays({ row, sending }: { row: CaseRow; sending: SendingCases }): ReactNode {
  const t = useText();
  const numbering = useToothNumbering();
  const { number } = useFormat();
  const one = sending.known.get(row.caseId);
  if (sending.said.labCode === '') return null;
  if (one === undefined)
    return sending.checked.data === undefined ? (
      <span className={styles['says']}>{t('order.sendMany.checking')}</span>
    ) : null;
  const why = whyNot({ t, numbering, number }, one, sending.said.requestedOn);
  if (why !== '')
    return (
      <span className={styles['says']} data-tone="alert">
        <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
        {why}
      </span>
    );
  if (!one.mayRelease)
    return (
      <span className={styles['says']}>
        <Clock3 size={16} strokeWidth={1.75} aria-hidden />
        {t('order.sendMany.waits', { name: one.dentistName })}
      </span>
    );
  return (
    <span className={styles['says']} data-tone="ok">
      <CircleCheck size={16} strokeWidth={1.75} aria-hidden />
      {t('order.sendMany.ready')}
    </span>
  );
}
