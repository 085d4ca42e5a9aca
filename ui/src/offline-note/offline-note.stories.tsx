import type { ReactNode } from 'react';
import { OfflineNote } from './offline-note.tsx';

export const Since = (): ReactNode => <OfflineNote since="10:42" />;

/** Takes the connection away from the page, for as long as it is shown. */
export const Shown = (): ReactNode => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  return <OfflineNote since="10:42" />;
};
