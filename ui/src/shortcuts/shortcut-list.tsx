import type { ReactNode } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { KeyCaps } from '../key-caps/key-caps.tsx';
import { useText } from '../text/text.tsx';
import styles from './shortcuts.module.css';

interface Listed {
  keys: string;
  label?: string;
  group?: string;
}

/** All shortcuts that have a name, by their groups. */
export function ShortcutList({
  shortcuts,
  onClose,
}: {
  shortcuts: readonly Listed[];
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const own: Listed = { keys: '?', label: t('ui.shortcuts.title') };
  const named = [...shortcuts, own].filter(({ label }) => label !== undefined);
  const groups = Map.groupBy(named, ({ group }) => group ?? t('ui.shortcuts.general'));
  return (
    <Dialog title={t('ui.shortcuts.title')} onClose={onClose}>
      {[...groups].map(([group, members]) => (
        <section key={group} className={styles['group']}>
          <h2>{group}</h2>
          <dl>
            {members.map(({ keys, label }) => (
              <div key={keys}>
                <dt>{label}</dt>
                <dd>
                  <KeyCaps keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
