import { useText } from '@archway/ui/text';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { roleTitle } from '../../account/public.ts';
import { wordsOfRole } from '../role-words.ts';
import styles from './role-card.module.css';

export interface DescribedRole {
  code: string;
  name: string;
  scope: 'organization' | 'own';
  permissions: readonly string[];
}

/** A role in words: what it sees, what it may do and what not. */
export function RoleCard({ role }: { role: DescribedRole }): ReactNode {
  const t = useText();
  return (
    <section className={styles['card']} aria-label={t('join.role', { role: roleTitle(t, role) })}>
      <p className={styles['head']}>
        <b>{t('join.role', { role: roleTitle(t, role) })}</b>
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
