import { checkUsernameExist, editUsername, info } from '@archway/contract/account/calls';
import { ACCOUNT_NAME } from '@archway/rules/account-names';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import styles from './profile-facts.module.css';

interface EditAccountNameProps {
  name: string;
  onClose: () => void;
  /** It was changed, now or before: there is no second time. */
  onRenamed: () => void;
}

/** Changes the account name, once. */
export function EditAccountName(props: EditAccountNameProps): ReactNode {
  const t = useText();
  const { typed, setTyped, rename, isFree, problem, ask, confirm } = useRename(props);
  const { error } = rename;
  return (
    <Dialog
      title={t('accountName.title')}
      confirm={t('accountName.confirm.button')}
      valid={error?.failure !== 'accountAlreadyRenamed'}
      busy={rename.isPending}
      onConfirm={confirm}
      onClose={props.onClose}
    >
      <div className={styles['dialog']}>
        <p>{t('accountName.text')}</p>
        <TextField
          label={t('accountName.new')}
          value={typed}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          help={t(isFree ? 'accountName.free' : 'accountName.rules')}
          error={problem}
          onChange={setTyped}
          onBlur={ask}
        />
        {error !== null && error.failure !== 'accountNameTaken' && (
          <Note kind="error" live>
            {error.message}
          </Note>
        )}
      </div>
    </Dialog>
  );
}

/** Whether a name is free is asked when the field is left, since it may not be asked often. */
function useRename({ name, onClose, onRenamed }: EditAccountNameProps) {
  const t = useText();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const check = useCall(checkUsernameExist, { ignoreErrors: true });
  const rename = useCall(editUsername, { refreshes: [info], ignoreErrors: true });
  const username = typed.trim();
  const isAllowed = ACCOUNT_NAME.test(username);
  const isSame = username.toLowerCase() === name.toLowerCase();
  const checked = check.variables?.username === username ? check.data : undefined;
  const isTaken =
    checked?.exists === true ||
    (rename.error?.failure === 'accountNameTaken' && rename.variables?.username === username);
  const problem = () => {
    if (isTried && !isAllowed) return t('accountName.rules');
    if (isTried && isSame) return t('accountName.same');
    return isTaken ? t('failure.accountNameTaken') : undefined;
  };
  const ask = () => {
    if (isAllowed && !isSame && check.variables?.username !== username) check.mutate({ username });
  };
  const onSuccess = () => {
    onRenamed();
    toast.message(t('accountName.changed'));
    onClose();
  };
  const confirm = () => {
    setTried(true);
    if (!isAllowed || isSame || isTaken) return;
    rename.mutate(
      { username },
      { onSuccess, onError: ({ failure }) => failure === 'accountAlreadyRenamed' && onRenamed() },
    );
  };
  return { typed, setTyped, rename, isFree: checked?.exists === false, problem: problem(), ask, confirm };
}
