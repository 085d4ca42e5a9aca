import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { userInfoQuery, WhoIsIt } from '../features/account/public.ts';
import { MenuList, userMenuQuery } from '../features/menu/public.ts';
import { SignOutButton } from '../features/session/public.ts';
import { t } from '../platform/i18n.ts';
import { Problem } from './problem.tsx';

/** Until there are screens: who is signed in, and what they may open. */
export function HomePage(): ReactNode {
  const [user, menu] = useQueries({ queries: [userInfoQuery, userMenuQuery] });
  const problem = user.error ?? menu.error;
  return (
    <section className="sheet">
      {problem !== null && (
        <Problem failure={problem} onRetry={() => void Promise.all([user.refetch(), menu.refetch()])} />
      )}
      {user.data !== undefined && <WhoIsIt user={user.data} />}
      {menu.data !== undefined && <MenuList entries={menu.data} />}
      {(user.isPending || menu.isPending) && <output className="waiting">{t('signIn.loading')}</output>}
      <SignOutButton />
    </section>
  );
}
