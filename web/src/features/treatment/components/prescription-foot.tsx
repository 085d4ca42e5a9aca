import { Button } from '@archway/ui/button';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { PrescriptionForm } from '../use-prescription-form.ts';
import styles from './prescription-foot.module.css';

/** Saving, and what stands against it. */
export function PrescriptionFoot({ form }: { form: PrescriptionForm }): ReactNode {
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
      <Button kind="primary" busy={form.isSaving} disabled={!form.isChanged} onClick={form.save}>
        {t('treatment.act.save')}
      </Button>
    </footer>
  );
}
