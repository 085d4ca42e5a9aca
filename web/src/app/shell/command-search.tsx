import { CommandPalette, type Command } from '@archway/ui/command-palette';
import { KeyCaps } from '@archway/ui/key-caps';
import { useShortcut, useShortcutList } from '@archway/ui/shortcuts';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Keyboard, LogOut, Moon, Search, Sun } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { userInfoQuery } from '../../platform/session/user-info.ts';
import { menuIcon, menuTitle } from '../../features/menu/public.ts';
import { useFound } from '../../features/search/public.ts';
import { signOut } from '../../features/session/public.ts';
import { leave, useLeaveTo } from '../../platform/page/leaving.ts';
import { chooseTheme, useTheme } from '../../platform/page/theme.ts';
import type { NavigationEntry } from '../navigation/menu-routes.ts';
import { tabGroupsOf } from '../own-space/tab-groups.ts';
import styles from './command-search.module.css';

/** Where everything can be found and done by keyboard: a field in the top bar, and Ctrl K. */
export function CommandSearch({ navigation }: { navigation: readonly NavigationEntry[] }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useShortcut('ctrl+k', open, { label: t('shell.search'), group: t('shell.commands.go') });
  return (
    <>
      <button type="button" className={styles['search']} onClick={open}>
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <span className={styles['words']}>{t('shell.search')}</span>
        <KeyCaps keys="ctrl+k" />
      </button>
      {isOpen && <Palette navigation={navigation} onClose={() => setOpen(false)} />}
    </>
  );
}

function Palette({
  navigation,
  onClose,
}: {
  navigation: readonly NavigationEntry[];
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const [query, setQuery] = useState('');
  const places = usePlaces(navigation);
  const actions = useActions();
  const found = useFound(query);
  return (
    <CommandPalette
      onClose={onClose}
      onQuery={setQuery}
      groups={[
        ...found,
        { label: t('shell.commands.go'), commands: places },
        { label: t('shell.commands.do'), commands: actions },
      ]}
    />
  );
}

function usePlaces(navigation: readonly NavigationEntry[]): Command[] {
  const t = useText();
  const leaveTo = useLeaveTo();
  const flat = (entries: readonly NavigationEntry[]): Command[] =>
    entries.flatMap(({ entry, path, children }) => [
      ...(path === null
        ? []
        : [
            {
              id: entry.id,
              label: menuTitle(t, entry),
              icon: menuIcon(entry),
              run: () => leaveTo(path),
            },
          ]),
      ...flat(children),
    ]);
  const { data: user } = useQuery(userInfoQuery);
  const groups = user === undefined ? [] : tabGroupsOf(user);
  const tabs = groups
    .flatMap((group) => group.tabs)
    .map(({ path, title, icon }) => ({
      id: path,
      label: t(title),
      hint: t('menu.ownSpace'),
      icon,
      run: () => leaveTo(path),
    }));
  return [...flat(navigation), ...tabs];
}

function useActions(): Command[] {
  const t = useText();
  const isDark = useTheme() === 'dark';
  const showShortcuts = useShortcutList();
  return [
    {
      id: 'theme',
      label: t(isDark ? 'shell.commands.lightTheme' : 'shell.commands.darkTheme'),
      icon: isDark ? Sun : Moon,
      run: () => chooseTheme(isDark ? 'light' : 'dark'),
    },
    { id: 'shortcuts', label: t('shell.commands.shortcuts'), icon: Keyboard, keys: '?', run: showShortcuts },
    { id: 'signOut', label: t('shell.signOut.button'), icon: LogOut, run: () => leave(() => void signOut()) },
  ];
}
