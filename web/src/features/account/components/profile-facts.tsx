import { GENDER, type UserInfo } from '@archway/contract/account/model';
import { FactRow } from '@archway/ui/fact-row';
import { LinkButton } from '@archway/ui/link-button';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { roleTitle } from '../role-titles.ts';
import { EditAccountName } from './edit-account-name.tsx';
import { EditEmail } from './edit-email.tsx';
import { EditGender } from './edit-gender.tsx';
import { EditProfileText, PROFILE_TEXT_NAMES, type ProfileText } from './edit-profile-text.tsx';
import { EmailSent } from './email-sent.tsx';
import styles from './profile-facts.module.css';

type Edited = ProfileText | 'gender' | 'accountName' | 'email';

export function ProfileFacts({ user }: { user: UserInfo }): ReactNode {
  const [edited, setEdited] = useState<Edited | null>(null);
  // Known before the answer is read again, where somebody else was quicker.
  const [isRefused, setRefused] = useState(false);
  const canRename = !user.accountRenamed && !isRefused;
  const onClose = () => setEdited(null);
  return (
    <div className={styles['facts']}>
      <Facts user={user} canRename={canRename} onEdit={setEdited} />
      {user.pendingEmail !== null && <EmailSent key={user.pendingEmail} to={user.pendingEmail} />}
      {edited === 'gender' && <EditGender gender={user.gender} onClose={onClose} />}
      {edited === 'accountName' && (
        <EditAccountName name={user.loginAccount} onClose={onClose} onRenamed={() => setRefused(true)} />
      )}
      {edited === 'email' && (
        <EditEmail email={user.email} isVerified={user.emailVerified} onClose={onClose} />
      )}
      {(edited === 'displayName' || edited === 'nickname' || edited === 'phone') && (
        <EditProfileText field={edited} value={user[edited]} onClose={onClose} />
      )}
    </div>
  );
}

interface FactsProps {
  user: UserInfo;
  canRename: boolean;
  onEdit: (edited: Edited) => void;
}

function Facts({ user, canRename, onEdit }: FactsProps): ReactNode {
  const t = useText();
  const text = (field: ProfileText) => (
    <FactRow
      name={t(PROFILE_TEXT_NAMES[field])}
      action={<Edit fact={t(PROFILE_TEXT_NAMES[field])} onPress={() => onEdit(field)} />}
    >
      <Given>{user[field]}</Given>
    </FactRow>
  );
  const gender =
    user.gender === null ? '' : t(user.gender === GENDER.male ? 'account.male' : 'account.female');
  return (
    <>
      {text('displayName')}
      {text('nickname')}
      <FactRow
        name={t('account.name')}
        action={canRename && <Edit fact={t('account.name')} onPress={() => onEdit('accountName')} />}
      >
        <div className={styles['tagged']}>
          <span>{user.loginAccount}</span>
          {canRename && <StateTag kind="neutral">{t('account.once')}</StateTag>}
        </div>
      </FactRow>
      <FactRow
        name={t('account.email')}
        action={
          <LinkButton
            aria-label={t('account.changeFact', { fact: t('account.email') })}
            onClick={() => onEdit('email')}
          >
            {t('account.change.action')}
          </LinkButton>
        }
      >
        <div className={styles['tagged']}>
          <span>{user.email}</span>
          <StateTag kind={user.emailVerified ? 'ok' : 'warn'}>
            {t(user.emailVerified ? 'account.verified' : 'account.notVerified')}
          </StateTag>
        </div>
      </FactRow>
      {text('phone')}
      <FactRow
        name={t('account.gender')}
        action={<Edit fact={t('account.gender')} onPress={() => onEdit('gender')} />}
      >
        <Given>{gender}</Given>
      </FactRow>
      <FactRow name={t('account.role')}>{roleTitle(t, user.role)}</FactRow>
    </>
  );
}

function Given({ children }: { children: string }): ReactNode {
  const t = useText();
  return children === '' ? <span className={styles['none']}>{t('account.notSet')}</span> : children;
}

function Edit({ fact, onPress }: { fact: string; onPress: () => void }): ReactNode {
  const t = useText();
  return (
    <LinkButton aria-label={t('account.editFact', { fact })} onClick={onPress}>
      {t('account.edit.action')}
    </LinkButton>
  );
}
