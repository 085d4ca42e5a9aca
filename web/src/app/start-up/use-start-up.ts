import type { UserInfo } from '@archway/contract/account/model';
import { queryUserAgreementReadLog } from '@archway/contract/account/calls';
import type { MenuEntry } from '@archway/contract/menu/model';
import { isGranted } from '@archway/rules/permissions';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userInfoQuery } from '../../platform/session/user-info.ts';
import { userMenuQuery } from '../../features/menu/public.ts';
import { callQuery } from '../../platform/call/queries.ts';
import { endSession, heldSession, nameUser } from '../../platform/session/session.ts';

const agreementsQuery = callQuery(queryUserAgreementReadLog, {}, { ignoreErrors: true });

export type StartUp =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  /** The organization is being closed, and the reader may still keep it. */
  | { state: 'closing' }
  | { state: 'ready'; user: UserInfo; menu: MenuEntry[]; accepted: readonly string[] | null };

/** What is asked on the first navigation: who it is, what they have agreed to, and what they may open. */
export function useStartUp(): StartUp {
  const client = useQueryClient();
  const [user, agreements, menu] = useQueries({ queries: [userInfoQuery, agreementsQuery, userMenuQuery] });
  useEffect(() => {
    if (user.data !== undefined) nameUser(user.data.userCode);
  }, [user.data]);
  const { error: refusal } = agreements;
  const isClosing = refusal?.failure === 'organizationClosing';
  const canKeep =
    user.data === undefined ? null : isGranted(user.data.permissions, 'organization:record:close');
  useEffect(() => {
    const session = heldSession();
    if (isClosing && canKeep === false && session !== null)
      endSession(session.id, { notice: refusal.message, chosen: true });
  }, [isClosing, canKeep, refusal]);

  // Asked again and not answered, what is shown stays.
  const problem = (user.data === undefined && user.error) || (menu.data === undefined && menu.error);
  if (problem)
    return { state: 'failed', message: problem.message, retry: () => void client.refetchQueries() };
  if (user.data === undefined || menu.data === undefined || agreements.isPending) return { state: 'loading' };
  if (isClosing) return { state: canKeep === true ? 'closing' : 'loading' };
  // Any other failure of the agreements lets the user go on.
  const accepted = agreements.data?.map(({ agreementType }) => agreementType) ?? null;
  return { state: 'ready', user: user.data, menu: menu.data, accepted };
}
