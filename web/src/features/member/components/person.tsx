import type { Member } from '@archway/contract/member/model';
import { Avatar } from '@archway/ui/avatar';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import styles from './person.module.css';

export interface PersonProps {
  member: Member;
  isOneself: boolean;
  /** One line: the name alone. */
  brief?: boolean;
}

/** Who it is, as a list shows it. */
export function Person({ member, isOneself, brief = false }: PersonProps): ReactNode {
  const t = useText();
  const { displayName, email, userCode } = member;
  return (
    <span className={styles['person']}>
      <Avatar name={displayName} seed={userCode} size={brief ? 20 : 26} decorative />
      <span className={styles['words']}>
        <span className={styles['name']}>
          {isOneself ? t('members.you', { name: displayName }) : displayName}
        </span>
        {!brief && (
          <span className={styles['address']} title={email}>
            {email}
          </span>
        )}
      </span>
    </span>
  );
}
