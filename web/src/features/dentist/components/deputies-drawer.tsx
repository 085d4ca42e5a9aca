import { listDentists, saveDeputies } from '@archway/contract/dentist/calls';
import type { Dentist } from '@archway/contract/dentist/model';
import { Drawer } from '@archway/ui/drawer';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { colleaguesQuery } from '../dentist.queries.ts';
import { joinedByName } from '../people.ts';
import { DeputyChoice } from './deputy-choice.tsx';
import styles from './dentist-drawer.module.css';

/** For the dentist alone: who may act instead. Saving asks for the password. */
export function DeputiesDrawer({ dentist, onClose }: { dentist: Dentist; onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  const colleagues = useQuery(colleaguesQuery);
  const [deputies, setDeputies] = useState(() => dentist.deputies.map(({ userCode }) => userCode));
  const save = useCall(saveDeputies, { refreshes: [listDentists], ignoreErrors: true });
  const confirm = () => {
    const onSuccess = () => {
      toast.message(t('dentists.deputiesSaved'));
      onClose();
    };
    save.mutate({ deputies }, { onSuccess });
  };
  const choice = () => {
    if (colleagues.isError)
      return <ErrorState serverText={colleagues.error.message} onRetry={() => void colleagues.refetch()} />;
    if (colleagues.data === undefined) return <LoadingState rows={3} />;
    const people = joinedByName(colleagues.data.colleagues, dentist.deputies);
    return <DeputyChoice people={people} deputies={deputies} onChange={setDeputies} />;
  };
  return (
    <Drawer
      title={t('dentists.deputiesTitle', { name: dentist.name })}
      confirm={t('dentists.saveDeputies.button')}
      busy={save.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles['fields']}>
        {choice()}
        {save.error !== null && (
          <Note kind="error" live>
            {save.error.message}
          </Note>
        )}
      </div>
    </Drawer>
  );
}
