import type { ReactNode } from 'react';
import { useListedKeys, useShortcut } from '../shortcuts/shortcuts.tsx';
import { useText } from '../text/text.tsx';
import type { Rows } from './use-rows.ts';

export interface RowShortcutsProps {
  inHand: Rows;
  opens: boolean;
  looks: boolean;
  selects: boolean;
}

/** Brings the keyboard into the list from anywhere on the page, and tells which keys it has. */
export function RowShortcuts({ inHand, opens, looks, selects }: RowShortcutsProps): ReactNode {
  const t = useText();
  const group = t('ui.table.keys');
  // The first press goes to the row in hand, wherever that is.
  const enter = () => inHand.move(inHand.active);
  useShortcut('j', enter, { label: t('ui.table.next'), group });
  useShortcut('k', enter, { label: t('ui.table.previous'), group });
  return (
    <>
      {opens && <Listed keys="enter" label={t('ui.table.open')} group={group} />}
      {looks && <Listed keys="space" label={t('ui.table.look')} group={group} />}
      {selects && <Listed keys="x" label={t('ui.table.select')} group={group} />}
      {selects && <Listed keys="ctrl+a" label={t('ui.table.selectAll')} group={group} />}
    </>
  );
}

/** A key that a row answers itself. */
function Listed({ keys, label, group }: { keys: string; label: string; group: string }): ReactNode {
  useListedKeys(keys, { label, group });
  return null;
}
