import type { ReactNode } from 'react';
import { OfflineNote } from './offline-note.tsx';

export const Since = (): ReactNode => <OfflineNote since="10:42" />;
