import type { UserInfo } from '@archway/contract/account/model';
import { Suspense, type ReactNode } from 'react';
import { FEATURES } from '../features.ts';
import { Screen } from '../screen.ts';

const DIALOGS = FEATURES.flatMap(({ dialogs = [] }) => dialogs);

/** What features have to ask a reader, one question at a time. */
export function DueDialogs({ user }: { user: UserInfo }): ReactNode {
  const due = DIALOGS.find(({ isDue }) => isDue(user));
  return <Suspense fallback={null}>{due !== undefined && <Screen spec={due} />}</Suspense>;
}
