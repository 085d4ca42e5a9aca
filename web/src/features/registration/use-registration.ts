import type { AppConfig } from '@archway/contract/app-config/model';
import { useLocation, useNavigate } from 'react-router';
import { isComplete } from './checks.ts';
import {
  addressOf,
  firstOpenStep,
  reachableStep,
  stepAfter,
  stepAt,
  stepBefore,
  stepsOf,
  type Step,
} from './steps.ts';
import { useForm } from './use-form.ts';
import { useSending } from './use-sending.ts';

/** Tells a page of the browser's history that a step of ours lies behind it. */
const AFTER_A_STEP = { isAfterAStep: true };
const isAfterAStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAfterAStep' in state;

/** The whole registration on one page: where it is, what was typed, what is wrong, and sending it. */
export function useRegistration(config: AppConfig) {
  const location = useLocation();
  const { pathname, search } = location;
  const navigate = useNavigate();
  const form = useForm(config);
  const steps = stepsOf(config);
  const complete = (one: Step) => isComplete(one, form.checked);
  const wanted = stepAt(pathname, search);
  const step = reachableStep(wanted, steps, complete);
  const goTo = (to: Step) => {
    if (to !== step) void navigate(addressOf(to), { state: AFTER_A_STEP });
  };
  const sending = useSending(form, config, (refused, at) => {
    form.refuse(refused);
    // Where the region is not asked for, it cannot be asked for again.
    goTo(steps.includes(at) ? at : step);
  });
  const before = stepBefore(step, steps);
  return {
    ...form,
    config,
    steps,
    step,
    isComplete: complete,
    /** Where to go instead, when the address asks for a step that is not open yet. */
    instead: addressOf(step) === `${pathname}${search}` ? null : addressOf(step),
    failure: sending.failure,
    isBusy: sending.isBusy,
    /** Goes on, sends the form at its end, or says what is missing. */
    submit: () => {
      const after = stepAfter(step, steps);
      if (!complete(step)) form.tryStep(step);
      else if (after === undefined) sending.send();
      // Whoever has opened the region's page first has not said yet what they register.
      else goTo(complete('way') ? after : firstOpenStep(steps, complete));
    },
    goBack:
      before === undefined
        ? undefined
        : () => {
            // As the browser's own button does, where that leads to a step too.
            if (isAfterAStep(location.state)) void navigate(-1);
            else void navigate(addressOf(before), { replace: true });
          },
  };
}

export type Registration = ReturnType<typeof useRegistration>;
