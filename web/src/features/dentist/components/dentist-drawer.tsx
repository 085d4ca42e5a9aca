import { listDentists, saveDentist } from '@archway/contract/dentist/calls';
import type { Dentist } from '@archway/contract/dentist/model';
import { Drawer } from '@archway/ui/drawer';
import { Note } from '@archway/ui/note';
import { Permission } from '@archway/ui/permission-guard';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { DentistUser } from './dentist-user.tsx';
import { DeputiesRead } from './deputies-read.tsx';
import styles from './dentist-drawer.module.css';

const AT_FIELDS: ReadonlySet<string> = new Set(['nameMissing', 'nameTaken', 'memberLinked']);
const MAX_LENGTH = 64;

interface DentistDrawerProps {
  /** Null for a new one. */
  dentist: Dentist | null;
  onClose: () => void;
}

/** Adds a dentist, or changes one. Without the list of members its user stays as it is. */
export function DentistDrawer({ dentist, onClose }: DentistDrawerProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const [name, setName] = useState(dentist?.name ?? '');
  const [registrationNumber, setRegistrationNumber] = useState(dentist?.registrationNumber ?? '');
  const [userCode, setUserCode] = useState<string>();
  const [isTried, setTried] = useState(false);
  const save = useCall(saveDentist, { refreshes: [listDentists], ignoreErrors: true });
  const { error, variables } = save;
  const isTaken = error?.failure === 'nameTaken' && variables?.name === name;
  const isLinked = error?.failure === 'memberLinked' && variables?.userCode === userCode;
  const nameProblem = () => {
    if (isTried && name.trim() === '') return t('failure.nameMissing');
    return isTaken ? t('failure.nameTaken') : undefined;
  };
  const confirm = () => {
    setTried(true);
    if (name.trim() === '' || [name, registrationNumber].some((typed) => typed.trim().length > MAX_LENGTH))
      return;
    const onSuccess = () => {
      toast.message(t('dentists.saved'));
      onClose();
    };
    save.mutate(
      {
        name,
        registrationNumber,
        ...(userCode === undefined ? {} : { userCode }),
        ...(dentist === null ? {} : { dentistId: dentist.dentistId }),
      },
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
        <DentistWords
          name={name}
          nameProblem={nameProblem()}
          registrationNumber={registrationNumber}
          onName={setName}
          onNumber={setRegistrationNumber}
        />
        <Permission anyOf={['member:record:read']}>
          <DentistUser dentist={dentist} chosen={userCode} isLinked={isLinked} onChange={setUserCode} />
        </Permission>
        {dentist !== null && <DeputiesRead dentist={dentist} />}
        {error !== null && !AT_FIELDS.has(error.failure) && <Note kind="error" live title={error.message} />}
      </div>
    </Drawer>
  );
}

interface DentistWordsProps {
  name: string;
  nameProblem: string | undefined;
  registrationNumber: string;
  onName: (name: string) => void;
  onNumber: (number: string) => void;
}

function DentistWords({
  name,
  nameProblem,
  registrationNumber,
  onName,
  onNumber,
}: DentistWordsProps): ReactNode {
  const t = useText();
  return (
    <>
      <TextField
        label={t('dentists.nameField')}
        value={name}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        error={nameProblem}
        onChange={onName}
      />
      <TextField
        label={t('dentists.registrationNumber')}
        help={t('dentists.registrationNumberHelp')}
        value={registrationNumber}
        autoComplete="off"
        maxLength={MAX_LENGTH}
        onChange={onNumber}
      />
    </>
  );
}
