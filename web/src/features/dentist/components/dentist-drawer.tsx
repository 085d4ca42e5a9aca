import { listDentists, saveDentist } from '@archway/contract/dentist/calls';
import type { Dentist } from '@archway/contract/dentist/model';
import { Drawer } from '@archway/ui/drawer';
import { Note } from '@archway/ui/note';
import { Permission } from '@archway/ui/permission-guard';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/queries.ts';
import { DentistPeople, type People } from './dentist-people.tsx';
import styles from './dentist-drawer.module.css';

const AT_FIELDS: ReadonlySet<string> = new Set(['nameMissing', 'nameTaken', 'memberLinked']);
const MAX_LENGTH = 64;

interface DentistDrawerProps {
  /** Null for a new one. */
  dentist: Dentist | null;
  onClose: () => void;
}

/** Adds a dentist, or changes one. Who cannot read the list of members leaves theirs as they are. */
export function DentistDrawer({ dentist, onClose }: DentistDrawerProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const [name, setName] = useState(dentist?.name ?? '');
  const [people, setPeople] = useState<People>({});
  const [isTried, setTried] = useState(false);
  const save = useCall(saveDentist, { refreshes: [listDentists], ignoreErrors: true });
  const { error, variables } = save;
  const isTaken = error?.failure === 'nameTaken' && variables?.name === name;
  const isLinked = error?.failure === 'memberLinked' && variables?.userCode === people.userCode;
  const nameProblem = () => {
    if (isTried && name.trim() === '') return t('failure.nameMissing');
    return isTaken ? t('failure.nameTaken') : undefined;
  };
  const confirm = () => {
    setTried(true);
    if (name.trim() === '' || name.trim().length > MAX_LENGTH) return;
    const onSuccess = () => {
      toast.message(t('dentists.saved'));
      onClose();
    };
    save.mutate(
      { name, ...people, ...(dentist === null ? {} : { dentistId: dentist.dentistId }) },
      { onSuccess },
    );
  };
  return (
    <Drawer
      title={t(dentist === null ? 'dentists.addTitle' : 'dentists.editTitle')}
      confirm={t('dentists.save.button')}
      busy={save.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className={styles['fields']}>
        <TextField
          label={t('dentists.nameField')}
          value={name}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          error={nameProblem()}
          onChange={setName}
        />
        <Permission anyOf={['member:record:read']}>
          <DentistPeople dentist={dentist} chosen={people} isLinked={isLinked} onChange={setPeople} />
        </Permission>
        {error !== null && !AT_FIELDS.has(error.failure) && (
          <Note kind="error" live>
            {error.message}
          </Note>
        )}
      </div>
    </Drawer>
  );
}
