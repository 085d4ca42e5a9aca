import { editAvatar, info } from '@archway/contract/account/calls';
import type { UserInfo } from '@archway/contract/account/model';
import { ACTIVATION } from '@archway/rules/organization-types';
import { Avatar } from '@archway/ui/avatar';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import { Camera } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { PictureHead } from '../../../platform/picture/picture-head.tsx';
import { roleTitle } from '../role-titles.ts';
import styles from './account-head.module.css';

/** Who it is, with the picture others see. A chosen one is kept at once. */
export function AccountHead({ user }: { user: UserInfo }): ReactNode {
  const t = useText();
  return (
    <PictureHead
      className={styles['head'] ?? ''}
      kind="avatar"
      kept={user.avatar}
      icon={Camera}
      words={{
        change: t('account.picture.change.button'),
        remove: t('account.picture.remove.button'),
        saved: t('account.picture.saved'),
        removed: t('account.picture.removed'),
      }}
      call={editAvatar}
      inputOf={(avatar) => ({ avatar })}
      refreshes={[info]}
    >
      {(picture) => (
        <>
          <Avatar name={user.displayName} seed={user.userCode} picture={picture} size={56} decorative />
          <Words user={user} />
        </>
      )}
    </PictureHead>
  );
}

function Words({ user }: { user: UserInfo }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const isActive = user.status === ACTIVATION.activated;
  return (
    <div className={styles['words']}>
      <div className={styles['name']}>
        <h2>{user.displayName}</h2>
        <StateTag kind={isActive ? 'ok' : 'neutral'}>
          {t(isActive ? 'account.activated' : 'account.notActivated')}
        </StateTag>
      </div>
      <p>{t('account.at', { role: roleTitle(t, user.role), organization: user.organization.name })}</p>
      <p>{t('account.since', { date: date(user.createdAt) })}</p>
    </div>
  );
}
