import type { UserInfo } from '@archway/contract/account/model';
import { Avatar } from '@archway/ui/avatar';
import { MenuButton } from '@archway/ui/menu-button';
import { useText } from '@archway/ui/text';
import { CircleHelp, CircleUser, LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { roleTitle } from '../../features/account/public.ts';
import { signOut } from '../../features/session/public.ts';
import { leave, useLeaveTo } from '../../platform/page/leaving.ts';
import styles from './user-menu.module.css';

/** Who is signed in, and the way out. */
export function UserMenu({ user }: { user: UserInfo }): ReactNode {
  const t = useText();
  const leaveTo = useLeaveTo();
  const role = roleTitle(t, user.role);
  return (
    <MenuButton
      label={t('shell.account', { name: user.displayName, role })}
      items={[
        [
          {
            id: 'ownSpace',
            label: t('menu.ownSpace'),
            icon: CircleUser,
            onSelect: () => leaveTo('/own-space'),
          },
          {
            id: 'help',
            label: t('shell.help'),
            icon: CircleHelp,
            onSelect: () => leaveTo('/help'),
          },
        ],
        [
          {
            id: 'signOut',
            label: t('shell.signOut.button'),
            icon: LogOut,
            onSelect: () => leave(() => void signOut()),
          },
        ],
      ]}
    >
      <span className={styles['me']}>
        <Avatar name={user.displayName} seed={user.userCode} picture={user.avatar} decorative />
        <span className={styles['words']} data-unfolded>
          <b>{user.displayName}</b>
          <span>{role}</span>
        </span>
      </span>
    </MenuButton>
  );
}
