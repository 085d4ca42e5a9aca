import type { Role } from '@archway/contract/role/model';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Minus, PenLine, Plus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { menuTitle } from '../../menu/public.ts';
import type { EntryChange, RoleChanges } from '../role-edit.ts';
import styles from './unsaved-changes.module.css';

/** What saving would change, and for how many. */
export function UnsavedChanges({ role, changes }: { role: Role; changes: RoleChanges }): ReactNode {
  const t = useText();
  return (
    <section className={styles['changes']} aria-labelledby="role-changes">
      <h2 id="role-changes">{t('roles.changes')}</h2>
      {changes.count === 0 && <p>{t('roles.noChanges')}</p>}
      <ul>
        {changes.name !== null && <Detail text={t('roles.change.name', { name: changes.name })} />}
        {changes.scope !== null && <Detail text={t('roles.change.scope', { scope: changes.scope })} />}
        {changes.isDefault && <Detail text={t('roles.change.default')} />}
        {changes.entries.map((change) => (
          <Entry key={change.entry.id} {...change} />
        ))}
      </ul>
      {changes.count > 0 && role.memberCount > 0 && (
        <Note icon={Users}>{t('roles.applies', { count: role.memberCount })}</Note>
      )}
    </section>
  );
}

function Detail({ text }: { text: string }): ReactNode {
  return (
    <li>
      <PenLine size={14} strokeWidth={1.75} aria-hidden />
      <span>{text}</span>
    </li>
  );
}

function Entry({ isAdded, entry, screen }: EntryChange): ReactNode {
  const t = useText();
  const Glyph = isAdded ? Plus : Minus;
  const title = menuTitle(t, entry);
  return (
    <li data-kind={isAdded ? 'added' : 'removed'}>
      <Glyph size={14} strokeWidth={1.75} aria-hidden />
      <span>
        <span className="visually-hidden">{t(isAdded ? 'roles.change.added' : 'roles.change.removed')} </span>
        {screen === null ? title : t('roles.change.button', { screen: menuTitle(t, screen), button: title })}
      </span>
    </li>
  );
}
