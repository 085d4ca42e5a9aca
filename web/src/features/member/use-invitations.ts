import { getUserDetail, listByPage, saveMember } from '@archway/contract/member/calls';
import type { FailureName } from '@archway/contract/codes';
import { isEmailAddress } from '@archway/rules/email-addresses';
import type { Language } from '@archway/rules/languages';
import { useText } from '@archway/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isCallFailure } from '../../platform/call/call-failure.ts';
import { useCall } from '../../platform/call/queries.ts';
import { isSameAddress, splitAddresses } from './addresses.ts';

/** Somebody to be invited, and what became of it. */
export interface Addressee {
  email: string;
  state: 'waiting' | 'sent' | 'failed';
  /** Why it failed. */
  message: string;
  /** It would fail again: left out until it is taken away. */
  isRefused: boolean;
}

export interface Invitation {
  roleId: string;
  language: Language;
  message: string;
}

/** Nobody else can be invited after these either. */
const ENDS_ALL: ReadonlySet<FailureName> = new Set([
  'invitationLimit',
  'tooMany',
  'noPerm',
  'exceedsOwnPermissions',
  'sessionEnded',
  'sessionUnknown',
]);

const newAddressee = (email: string): Addressee => ({
  email,
  state: 'waiting',
  message: '',
  isRefused: false,
});

function withMore(before: readonly Addressee[], emails: readonly string[]): Addressee[] {
  const list = [...before];
  for (const email of emails)
    if (!list.some((one) => isSameAddress(one.email, email))) list.push(newAddressee(email));
  return list;
}

/** The addresses of an invitation, and sending it to them one by one. */
export function useInvitations() {
  const [list, setList] = useState<readonly Addressee[]>([]);
  const [draft, setDraft] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const sendOne = useSendOne();
  const all = withMore(list, splitAddresses(draft));
  const toSend = all.filter(
    ({ email, state, isRefused }) => state !== 'sent' && !isRefused && isEmailAddress(email),
  );
  /** Answers with how many were sent, and whether nobody is left. */
  const send = async (invitation: Invitation): Promise<{ sent: number; isComplete: boolean } | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setDraft('');
    let now: readonly Addressee[] = all;
    for (const { email } of toSend) {
      const { result, isLast } = await sendOne(email, invitation);
      now = now.map((one) => (one.email === email ? { ...one, ...result } : one));
      setList(now);
      if (isLast) break;
    }
    isRunning.current = false;
    setBusy(false);
    const sent = now.filter(({ state }) => state === 'sent').length;
    return { sent, isComplete: sent === now.length };
  };
  return {
    list,
    draft,
    isBusy,
    count: toSend.length,
    /** Somebody is listed or being typed who was not sent anything yet. */
    hasAny: all.some(({ state }) => state !== 'sent'),
    type: setDraft,
    /** Takes what was typed so far into the list; the rest is still being typed. */
    take: (text: string, rest = '') => {
      setList(withMore(list, splitAddresses(text)));
      setDraft(rest);
    },
    remove: (email: string) => setList(list.filter((one) => one.email !== email)),
    send,
  };
}
export type Invitations = ReturnType<typeof useInvitations>;

type Result = Omit<Addressee, 'email'>;

function useSendOne() {
  const t = useText();
  const client = useQueryClient();
  const save = useCall(saveMember, { ignoreErrors: true });
  return async (
    email: string,
    { message, ...invitation }: Invitation,
  ): Promise<{ result: Result; isLast: boolean }> => {
    try {
      await save.mutateAsync({ email, ...invitation, ...(message === '' ? {} : { message }) });
      for (const { path } of [listByPage, getUserDetail]) void client.invalidateQueries({ queryKey: [path] });
      return { result: { state: 'sent', message: '', isRefused: false }, isLast: false };
    } catch (error) {
      const failure = isCallFailure(error) ? error.failure : 'internal';
      const said = isCallFailure(error) ? error.message : t('failure.internal');
      const isRefused = failure === 'addressTaken' || failure === 'invalidInput';
      return { result: { state: 'failed', message: said, isRefused }, isLast: ENDS_ALL.has(failure) };
    }
  };
}
