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

/** Something to do with somebody. */
export interface Deed {
  action: MemberAction;
  members: readonly Member[];
  mayBeStolen?: boolean;
}

export interface MemberActions {
  /** Begins it: with a question, or at once. */
  begin: (deed: Deed) => void;
  /** The question that waits for its answer. */
  asked: Deed | null;
  isBusy: boolean;
  /** `mayBeStolen`: of a reset, that passkeys go too. */
  confirm: (more?: { mayBeStolen: boolean }) => void;
  giveUp: () => void;
  /** What could not be done, until it is read. */
  problem: { action: MemberAction; outcome: Outcome } | null;
  forgetProblem: () => void;
}

/** What the screen can do with its people. It belongs to the screen, which stays while rows come and go. */
export function useMemberActions(onDone: (done: readonly Member[]) => void): MemberActions {
  const t = useText();
  const toast = useToast();
  const run = useRun();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Deed | null>(null);
  const [problem, setProblem] = useState<MemberActions['problem']>(null);
  const carryOut = async (deed: Deed): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    const outcome = await run(deed);
    isRunning.current = false;
    setBusy(false);
    setAsked(null);
    onDone(outcome.done);
    const count = outcome.done.length;
    const name = outcome.done[0]?.displayName ?? '';
    if (count > 0) toast.message(t(ACTION_SPECS[deed.action].done, { count, name }));
    if (outcome.failed.length > 0) setProblem({ action: deed.action, outcome });
  };
  return {
    begin: (deed) => {
      if (ACTION_SPECS[deed.action].question === undefined) void carryOut(deed);
      else setAsked(deed);
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

/** The calls; what they make old is asked for once, when all are over. */
function useRun(): (deed: Deed) => Promise<Outcome> {
  const t = useText();
  const client = useQueryClient();
  const enabling = useCall(enable, QUIET);
  const disabling = useCall(disable, QUIET);
  const inviting = useCall(resendInvitation, QUIET);
  const resetting = useCall(resetPass, QUIET);
  const deleting = useCall(deleteMembers, QUIET);
  const otherwise = t('failure.internal');
  const callsFor = ({ mayBeStolen = false }: Deed) => ({
    enable: (userCode: string) => enabling.mutateAsync({ userCode }),
    disable: (userCode: string) => disabling.mutateAsync({ userCode }),
    resendInvitation: (userCode: string) => inviting.mutateAsync({ userCode }),
    resetPassword: (userCode: string) => resetting.mutateAsync({ userCode, mayBeStolen }),
  });
  return async (deed) => {
    const { action, members } = deed;
    const outcome =
      action === 'delete'
        ? await allAtOnce(members, (ids) => deleting.mutateAsync({ ids }), otherwise)
        : await oneByOne(members, callsFor(deed)[action], otherwise);
    await Promise.all(
      [listByPage, getUserDetail].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
    return outcome;
  };
}
