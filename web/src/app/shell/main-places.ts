import type { MenuEntry } from '@archway/contract/menu/model';
import type { NavigationEntry } from '../navigation/menu-routes.ts';

/** In their order, by the names of menu entries; one appears with its screen. */
const MAIN = ['dashboard', 'orders', 'caseManagement', 'messages'];

export interface MainPlace {
  entry: MenuEntry;
  path: string;
}

/** Those of the main places that the reader's menu has, wherever in it they stand. */
export function mainPlaces(entries: readonly NavigationEntry[]): MainPlace[] {
  const places = entries.flatMap(withChildren);
  return MAIN.flatMap((name) => places.find(({ entry }) => entry.name === name) ?? []);
}

const withChildren = ({ entry, path, children }: NavigationEntry): MainPlace[] => [
  ...(path === null ? [] : [{ entry, path }]),
  ...children.flatMap(withChildren),
];
