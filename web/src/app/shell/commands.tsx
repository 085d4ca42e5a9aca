import type { ReactNode } from 'react';
import type { NavigationEntry } from '../navigation/menu-routes.ts';

export const Commands = (_props: { navigation: readonly NavigationEntry[] }): ReactNode => null;
export const SearchButton = (): ReactNode => null;
