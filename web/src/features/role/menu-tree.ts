import { MENU_ENTRY_TYPE, type MenuEntry } from '@archway/contract/menu/model';

/** A screen with its buttons, as one row of the editor. */
export interface ScreenRow {
  screen: MenuEntry;
  buttons: readonly MenuEntry[];
  depth: number;
}

/** What is ticked of a screen and everything on it. */
export type TickState = 'none' | 'some' | 'all';

export const isButton = ({ type }: MenuEntry): boolean => type === MENU_ENTRY_TYPE.button;

/** A screen that is only a heading for others. */
const isGroup = ({ component, children }: MenuEntry): boolean =>
  component === null && children.some((child) => !isButton(child));

/** The entry and everything below it, parents before their children. */
function withBelow(entry: MenuEntry): MenuEntry[] {
  return [entry, ...entriesOf(entry.children)];
}

export function entriesOf(menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.flatMap(withBelow);
}

export function idsOf(menu: readonly MenuEntry[]): Set<string> {
  return new Set(entriesOf(menu).map(({ id }) => id));
}

export function rowsOf(menu: readonly MenuEntry[], depth = 0): ScreenRow[] {
  return menu
    .filter((entry) => !isButton(entry))
    .flatMap((screen) => [
      { screen, buttons: screen.children.filter(isButton), depth },
      ...rowsOf(screen.children, depth + 1),
    ]);
}

export function tickStateOf(entry: MenuEntry, held: ReadonlySet<string>): TickState {
  // A heading is nothing by itself: what stands below it counts.
  const counted = isGroup(entry) ? entriesOf(entry.children) : withBelow(entry);
  const ticked = counted.filter(({ id }) => held.has(id));
  if (ticked.length === 0) return 'none';
  return ticked.length === counted.length ? 'all' : 'some';
}

/** The entries on the way from the top to one of them, without itself. */
export function pathTo(menu: readonly MenuEntry[], id: string): MenuEntry[] {
  for (const entry of menu) {
    if (entry.children.some((child) => child.id === id)) return [entry];
    const rest = pathTo(entry.children, id);
    if (rest.length > 0) return [entry, ...rest];
  }
  return [];
}

export interface Tick {
  id: string;
  isOn: boolean;
}

/**
 * What is held after a tick: a screen goes with everything on it, a button comes with its screen. Only what is the
 * ticker's own to give or take changes, and a screen stays while something on it does.
 */
export function tick(
  menu: readonly MenuEntry[],
  held: ReadonlySet<string>,
  mine: ReadonlySet<string>,
  { id, isOn }: Tick,
): ReadonlySet<string> {
  const entry = entriesOf(menu).find((one) => one.id === id);
  if (entry === undefined) return held;
  const above = pathTo(menu, id);
  if (!isOn) return takeAway(held, mine, entry, above);
  const added = [...above, ...withBelow(entry)].filter((one) => mine.has(one.id) && !held.has(one.id));
  // All that can be given is given already: the only thing left to do is to take it.
  if (added.length === 0) return takeAway(held, mine, entry, above);
  return new Set([...held, ...added.map((one) => one.id)]);
}

function takeAway(
  held: ReadonlySet<string>,
  mine: ReadonlySet<string>,
  entry: MenuEntry,
  above: readonly MenuEntry[],
): ReadonlySet<string> {
  const left = new Set(held);
  const removeIfBare = (one: MenuEntry) => {
    if (mine.has(one.id) && !entriesOf(one.children).some(({ id }) => left.has(id))) left.delete(one.id);
  };
  // From the leaves up, so that a screen is looked at after what stands on it.
  for (const one of withBelow(entry).toReversed()) removeIfBare(one);
  // A heading with nothing below it is none.
  for (const one of above.toReversed()) if (isGroup(one)) removeIfBare(one);
  return left;
}
