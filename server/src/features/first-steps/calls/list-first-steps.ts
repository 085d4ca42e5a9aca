import { listFirstSteps as call } from '@archway/contract/first-steps/calls';
import { firstStepsOf, type FirstStep } from '@archway/rules/first-steps';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import { hasFinishedScan } from '../../case/public.ts';
import { hasDentist } from '../../dentist/public.ts';
import { hasSettings } from '../../lab-settings/public.ts';
import { hasColleague } from '../../member/public.ts';
import { isComplete } from '../../organization/public.ts';
import { hasCodeOrPartner } from '../../partner/public.ts';

/** A step is done when its result is there, however it came about. */
const CHECKS: Readonly<Record<FirstStep, (tx: Tx, caller: Caller) => Promise<boolean>>> = {
  organization: (tx, { orgId }) => isComplete(tx, orgId),
  dentist: (tx, { orgId }) => hasDentist(tx, orgId),
  calendar: (tx, { orgId }) => hasSettings(tx, orgId),
  code: hasCodeOrPartner,
  colleague: hasColleague,
  scan: (tx, { orgId }) => hasFinishedScan(tx, orgId),
};

export const listFirstSteps = implement(
  call,
  async ({ caller, tx }) => {
    const list = [];
    for (const step of firstStepsOf(caller.orgType))
      list.push({ step, isDone: await CHECKS[step](tx, caller) });
    return { list };
  },
  { reads: true },
);
