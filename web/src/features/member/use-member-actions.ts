import {
  deleteMembers,
  disable,
  enable,
  getUserDetail,
  listByPage,
  resendInvitation,
  resetPass,
} from '@archway/contract/member/calls';
import type { Member } from '@archway/contract/member/model';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCall } from '../../platform/call/queries.ts';
import { allAtOnce, oneByOne, type Outcome } from './carry-out.ts';
import { ACTION_SPECS, type MemberAction } from './member-actions.ts';

/** An action and the members it applies to. */
export interface MemberActionRequest {
  action: MemberAction;
  members: readonly Member[];
  mayBeStolen?: boolean;
}

export interface MemberActions {
  /** Asks for confirmation if the action needs one, or runs it right away. */
  begin: (request: MemberActionRequest) => void;
  /** The action waiting for confirmation. */
  asked: MemberActionRequest | null;
  isBusy: boolean;
  /** `mayBeStolen`: a password reset removes passkeys too. */
  confirm: (more?: { mayBeStolen: boolean }) => void;
  giveUp: () => void;
  /** What failed, until it is dismissed. */
  problem: { action: MemberAction; outcome: Outcome } | null;
  forgetProblem: () => void;
}

/** Runs actions on members. The state lives in the screen, because rows unmount while an action runs. */
export function useMemberActions(onDone: (done: readonly Member[]) => void): MemberActions {
  const t = useText();
  const toast = useToast();
  const run = useRun();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<MemberActionRequest | null>(null);
  const [problem, setProblem] = useState<MemberActions['problem']>(null);
  const carryOut = async (request: MemberActionRequest): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    const outcome = await run(request);
    isRunning.current = false;
    setBusy(false);
    setAsked(null);
    onDone(outcome.done);
    const count = outcome.done.length;
    const name = outcome.done[0]?.displayName ?? '';
    if (count > 0) toast.message(t(ACTION_SPECS[request.action].done, { count, name }));
    if (outcome.failed.length > 0) setProblem({ action: request.action, outcome });
  };
  return {
    begin: (request) => {
      if (ACTION_SPECS[request.action].question === undefined) void carryOut(request);
      else setAsked(request);
    },
    asked,
    isBusy,
    confirm: (more) => {
      if (asked !== null) void carryOut({ ...asked, ...more });
    },
    giveUp: () => setAsked(null),
    problem,
    forgetProblem: () => setProblem(null),
  };
}

const QUIET = { ignoreErrors: true } as const;

/** Runs the calls and invalidates the affected queries once, after the last call. */
function useRun(): (request: MemberActionRequest) => Promise<Outcome> {
  const t = useText();
  const client = useQueryClient();
  const enabling = useCall(enable, QUIET);
  const disabling = useCall(disable, QUIET);
  const inviting = useCall(resendInvitation, QUIET);
  const resetting = useCall(resetPass, QUIET);
  const deleting = useCall(deleteMembers, QUIET);
  const otherwise = t('failure.internal');
  const callsFor = ({ mayBeStolen = false }: MemberActionRequest) => ({
    enable: (userCode: string) => enabling.mutateAsync({ userCode }),
    disable: (userCode: string) => disabling.mutateAsync({ userCode }),
    resendInvitation: (userCode: string) => inviting.mutateAsync({ userCode }),
    resetPassword: (userCode: string) => resetting.mutateAsync({ userCode, mayBeStolen }),
  });
  return async (request) => {
    const { action, members } = request;
    const outcome =
      action === 'delete'
        ? await allAtOnce(members, (ids) => deleting.mutateAsync({ ids }), otherwise)
        : await oneByOne(members, callsFor(request)[action], otherwise);
    await Promise.all(
      [listByPage, getUserDetail].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
    return outcome;
  };
}
