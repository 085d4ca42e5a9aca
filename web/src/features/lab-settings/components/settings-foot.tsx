import { Button } from '@archway/ui/button';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { SettingsForm } from '../use-settings-form.ts';
import styles from './settings-foot.module.css';

/** Saving, and what stands against it. */
export function SettingsFoot({ form }: { form: SettingsForm }): ReactNode {
  const t = useText();
  return (
    <footer className={styles['foot']}>
      {form.isOld && (
        <Note
          kind="warn"
          live
          action={
            <>
              <LinkButton onClick={form.discard}>{t('labSettings.newer.load.button')}</LinkButton>{' '}
              <LinkButton onClick={form.saveOverIt}>{t('labSettings.newer.keep.button')}</LinkButton>
            </>
          }
        >
          {t('labSettings.newer.text')}
        </Note>
      )}
      {form.refused !== null && (
        <Note kind="error" live>
          {form.refused}
        </Note>
      )}
      {form.changes > 0 && (
        <StateTag kind="warn">{t('labSettings.unsaved', { count: form.changes })}</StateTag>
      )}
      <span className={styles['hint']}>{t('labSettings.whoReads')}</span>
      <Button disabled={form.changes === 0 || form.isSaving} onClick={form.discard}>
        {t('labSettings.discard.button')}
      </Button>
      <Button kind="primary" busy={form.isSaving} disabled={!form.canSave || form.isOld} onClick={form.save}>
        {t('labSettings.save.button')}
      </Button>
    </footer>
  );
}
