import { info, update } from '@archway/contract/account/calls';
import { GENDER, type UserInfo } from '@archway/contract/account/model';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import styles from './profile-facts.module.css';

type GenderName = keyof typeof GENDER;

const nameOf = (gender: UserInfo['gender']): GenderName | '' =>
  gender === null ? '' : gender === GENDER.male ? 'male' : 'female';

export function EditGender({
  gender,
  onClose,
}: {
  gender: UserInfo['gender'];
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const toast = useToast();
  const [chosen, setChosen] = useState(nameOf(gender));
  const save = useCall(update, { refreshes: [info], ignoreErrors: true });
  const onSuccess = () => {
    toast.message(t('account.saved'));
    onClose();
  };
  return (
    <Dialog
      title={t('account.editFact', { fact: t('account.gender') })}
      confirm={t('account.save.button')}
      valid={chosen !== ''}
      busy={save.isPending}
      onConfirm={() => chosen !== '' && save.mutate({ gender: GENDER[chosen] }, { onSuccess })}
      onClose={onClose}
    >
      <div className={styles['dialog']}>
        <SelectField<GenderName>
          label={t('account.gender')}
          value={chosen}
          placeholder={t('account.genderChoose')}
          options={[
            { value: 'female', label: t('account.female') },
            { value: 'male', label: t('account.male') },
          ]}
          onChange={setChosen}
        />
        {save.isError && (
          <Note kind="error" live>
            {save.error.message}
          </Note>
        )}
      </div>
    </Dialog>
  );
}
