import type { CaseDetail } from '@archway/contract/case/model';
import { Button } from '@archway/ui/button';
import { useText } from '@archway/ui/text';
import { Works } from '@archway/ui/works';
import { ClipboardList } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { prescriptionPath } from '../case-paths.ts';
import styles from './case-works.module.css';

/** What the case is for, and the way to its prescription. */
export function CaseWorks({ detail, canSave }: { detail: CaseDetail; canSave: boolean }): ReactNode {
  const t = useText();
  const id = useId();
  const navigate = useNavigate();
  const numbering = useToothNumbering();
  const { prescription, caseId } = detail;
  const isEmpty = prescription.works.length === 0;
  return (
    <section className={styles['works']} aria-labelledby={id}>
      <h3 id={id}>{t('treatment.title')}</h3>
      {isEmpty ? (
        <p className={styles['none']}>{t('treatment.none')}</p>
      ) : (
        <Works prescription={prescription} numbering={numbering} />
      )}
      {(canSave || !isEmpty) && (
        <div>
          <Button icon={ClipboardList} onClick={() => void navigate(prescriptionPath(caseId))}>
            {t(isEmpty ? 'treatment.write' : 'treatment.open')}
          </Button>
        </div>
      )}
    </section>
  );
}
