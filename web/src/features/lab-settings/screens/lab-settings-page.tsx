import type { OwnLabSettings } from '@archway/contract/lab-settings/model';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { usePermission } from '@archway/ui/permission-guard';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DiscardDialog } from '../../../platform/page/discard-dialog.tsx';
import { useLeaving } from '../../../platform/page/leaving.ts';
import { CalendarPart } from '../components/calendar-part.tsx';
import { HolidaysPart } from '../components/holidays-part.tsx';
import { LinesTable } from '../components/lines-table.tsx';
import { SettingsFoot } from '../components/settings-foot.tsx';
import { TimesPart } from '../components/times-part.tsx';
import { labSettingsQuery } from '../lab-settings.queries.ts';
import { useSettingsForm } from '../use-settings-form.ts';
import styles from './lab-settings-page.module.css';

/** How the lab works with its clinics. All of the lab read it; who may, changes it. */
export function LabSettingsPage(): ReactNode {
  const settings = useQuery(labSettingsQuery);
  if (settings.data !== undefined) return <Loaded saved={settings.data} />;
  if (settings.error === null) return <LoadingState rows={6} />;
  if (settings.error.failure === 'noPerm') return <NoAccessState />;
  return (
    <ErrorState
      serverText={settings.error.message}
      retrying={settings.isFetching}
      onRetry={() => void settings.refetch()}
    />
  );
}

function Loaded({ saved }: { saved: OwnLabSettings }): ReactNode {
  const t = useText();
  const toast = useToast();
  const canEdit = usePermission()('organization:record:edit');
  const form = useSettingsForm(saved, () => toast.message(t('labSettings.saved')));
  const leaving = useLeaving(form.changes > 0);
  return (
    <div className={styles['page']} data-fills>
      {!canEdit && (
        <div className={styles['note']}>
          <Note>{t('labSettings.readOnly')}</Note>
        </div>
      )}
      <fieldset className={styles['parts']} disabled={!canEdit} aria-label={t('ownSpace.workingWithClinics')}>
        <CalendarPart form={form} timeZone={saved.timeZone} />
        <div className={styles['times']}>
          <HolidaysPart form={form} canEdit={canEdit} />
          <TimesPart form={form} timeZone={saved.timeZone} />
        </div>
        <LinesTable form={form} canEdit={canEdit} />
      </fieldset>
      {canEdit && <SettingsFoot form={form} />}
      {leaving.isAsked && (
        <DiscardDialog
          title={t('labSettings.leave.title')}
          text={t('labSettings.leave.text')}
          confirm={t('labSettings.leave.button')}
          onDiscard={() => {
            form.discard();
            leaving.goOn();
          }}
          onStay={leaving.stay}
        />
      )}
    </div>
  );
}
