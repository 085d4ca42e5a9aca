import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { roleTitle } from '../../account/public.ts';
import { MemberMenu, type MemberMenuProps } from './member-menu.tsx';
import { MemberStateTag } from './member-state-tag.tsx';
import { Person } from './person.tsx';
import styles from './member-card.module.css';

/** One person on a phone. */
export function MemberCard(props: MemberMenuProps): ReactNode {
  const t = useText();
  const { member, isOneself, onOpen } = props;
  return (
    <div className={styles['card']}>
      <button type="button" className={styles['open']} onClick={() => onOpen(member)}>
        <Person member={member} isOneself={isOneself} />
      </button>
      <MemberMenu {...props} />
      <div className={styles['facts']}>
        {roleTitle(t, member.role)}
        <MemberStateTag member={member} />
      </div>
    </div>
  );
}
