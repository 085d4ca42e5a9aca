import type { MenuEntry } from '@archway/contract/menu/model';
import { rowsOf } from './menu-tree.ts';

export interface PreviewPlace {
  entry: MenuEntry;
  isSeen: boolean;
}

/** Everybody has it, whatever their role holds. */
const FOR_EVERYONE = 'ownSpace';

/** The places of the navigation, and which of them somebody with these entries sees. Headings are left out. */
export function previewOf(menu: readonly MenuEntry[], held: ReadonlySet<string>): PreviewPlace[] {
  return rowsOf(menu)
    .map(({ screen }) => screen)
    .filter(({ component, showFlag }) => component !== null && showFlag)
    .map((entry) => ({ entry, isSeen: entry.name === FOR_EVERYONE || held.has(entry.id) }));
}
