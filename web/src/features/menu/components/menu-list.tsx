import type { MenuEntry } from '@archway/contract/menu/model';
import type { ReactNode } from 'react';
import { t } from '../../../platform/i18n.ts';
import { menuTitle } from '../menu-titles.ts';

const BUTTON = 2;

/** The menu as it will be built from: screens, and below them the buttons their reader may press. */
export function MenuList({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  return (
    <nav className="menu" aria-label={t('signIn.menu.label')}>
      <Entries entries={entries} />
    </nav>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }): ReactNode {
  const shown = entries.filter(({ showFlag }) => showFlag);
  if (shown.length === 0) return null;
  return (
    <ul>
      {shown.map((entry) => (
        <li key={entry.id} className={entry.type === BUTTON ? 'right' : undefined}>
          {menuTitle(entry)}
          <Entries entries={entry.children} />
        </li>
      ))}
    </ul>
  );
}
