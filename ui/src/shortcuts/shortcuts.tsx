import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { isPlain, isTyping, keyOf } from './keys.ts';
import { SequenceReader } from './sequence.ts';
import { ShortcutList } from './shortcut-list.tsx';

export interface Shortcut {
  /** `g d`, `?`, `ctrl+k`. */
  keys: string;
  /** Nothing where what has the focus answers the keys itself, and they are only listed. */
  run?: () => void;
  /** What it does; only shortcuts with a label are listed. */
  label?: string;
  group?: string;
}

interface Registry {
  shortcuts: Set<Shortcut>;
  showList: () => void;
}

const ShortcutContext = createContext<Registry | null>(null);

/** Listens to the keyboard for all below it. `enabled` is the reader's choice about plain keys. */
export function ShortcutProvider({
  enabled = true,
  children,
}: {
  enabled?: boolean;
  children: ReactNode;
}): ReactNode {
  const [listed, setListed] = useState<readonly Shortcut[]>();
  const [shortcuts] = useState(() => new Set<Shortcut>());
  const reader = useRef(new SequenceReader());
  const registry = useMemo<Registry>(
    () => ({ shortcuts, showList: () => setListed([...shortcuts]) }),
    [shortcuts],
  );
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const found = find(event, [...shortcuts], reader.current, enabled);
    if (found === undefined) return;
    event.preventDefault();
    if (found === '?') registry.showList();
    else found.run?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <ShortcutContext value={registry}>
      {children}
      {listed !== undefined && <ShortcutList shortcuts={listed} onClose={() => setListed(undefined)} />}
    </ShortcutContext>
  );
}

function find(
  event: KeyboardEvent,
  shortcuts: readonly Shortcut[],
  reader: SequenceReader,
  enabled: boolean,
): Shortcut | '?' | undefined {
  if (event.defaultPrevented || event.isComposing || event.repeat) return undefined;
  // What is above the page has the keyboard to itself.
  if (document.querySelector('dialog[open]') !== null) return undefined;
  const key = keyOf(event);
  if (isPlain(key) && (!enabled || isTyping(event.target))) return undefined;
  const heard = shortcuts.filter(({ run }) => run !== undefined);
  const known = ['?', ...heard.map(({ keys }) => keys)];
  const { complete } = reader.read(key, known, performance.now());
  // Of two for the same keys, the one that came last is nearer to what the reader sees.
  return heard.findLast(({ keys }) => keys === complete) ?? (complete === '?' ? '?' : undefined);
}

/** `useShortcut('g d', goToDashboard, { label, group })`, for as long as the component is there. */
export function useShortcut(
  keys: string,
  run: () => void,
  { label, group }: { label?: string; group?: string } = {},
): void {
  const registry = useContext(ShortcutContext);
  const latest = useEffectEvent(run);
  useEffect(() => {
    if (registry === null) return undefined;
    const shortcut: Shortcut = {
      keys,
      run: () => latest(),
      ...(label === undefined ? {} : { label }),
      ...(group === undefined ? {} : { group }),
    };
    registry.shortcuts.add(shortcut);
    return () => {
      registry.shortcuts.delete(shortcut);
    };
  }, [registry, keys, label, group]);
}

/** Lists keys that are answered elsewhere, for as long as the component is there. */
export function useListedKeys(keys: string, { label, group }: { label: string; group: string }): void {
  const registry = useContext(ShortcutContext);
  useEffect(() => {
    if (registry === null) return undefined;
    const shortcut: Shortcut = { keys, label, group };
    registry.shortcuts.add(shortcut);
    return () => {
      registry.shortcuts.delete(shortcut);
    };
  }, [registry, keys, label, group]);
}

/** Shows the list of all shortcuts: for the help menu, where the key `?` is switched off. */
export function useShortcutList(): () => void {
  const registry = useContext(ShortcutContext);
  return () => registry?.showList();
}
