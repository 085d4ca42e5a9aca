import { useText } from '@archway/ui/text';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { wordsOfRole } from '../role-words.ts';
import styles from './role-card.module.css';

export interface DescribedRole {
  scope: 'organization' | 'own';
  permissions: readonly string[];
}

/** A role in words: what it sees, what it may do and what not. */
export function RoleCard({ title, role }: { title: string; role: DescribedRole }): ReactNode {
  const t = useText();
  return (
    <section className={styles['card']} aria-label={title}>
      <p className={styles['head']}>
        <b>{title}</b>
        <span>{t(role.scope === 'own' ? 'roles.scopeOwn' : 'roles.scopeOrganization')}</span>
      </p>
      <ul>
        {wordsOfRole(role.permissions).map(({ text, isAllowed }) => (
          <li key={text} data-allowed={isAllowed}>
            {isAllowed ? (
              <Check size={14} strokeWidth={2} aria-hidden />
            ) : (
              <Minus size={14} strokeWidth={2} aria-hidden />
            )}
            <span>
              {!isAllowed && <span className="visually-hidden">{t('join.notAllowed')} </span>}
              {t(text)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
