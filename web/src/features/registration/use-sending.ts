import type { AppConfig } from '@archway/contract/app-config/model';
import { companyRegist } from '@archway/contract/organization/calls';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../platform/text/i18n.ts';
import { useCall } from '../../platform/call/queries.ts';
import type { Draft, Secret } from './draft.ts';
import { forgetDraft } from './kept-draft.ts';
import { refusedBy, refusedStep, type Refused } from './refusal.ts';
import { inputOf } from './registration-input.ts';
import type { Step } from './steps.ts';

/** What the page with the result is told. */
export interface RegisterHandover {
  draft: Draft;
}

/** Sends the form. What was typed is forgotten once the server has it, and not before. */
export function useSending(
  { draft, secret }: { draft: Draft; secret: Secret },
  config: AppConfig,
  onRefused: (refused: Refused, step: Step) => void,
) {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const call = useCall(companyRegist, { ignoreErrors: true });
  // The page hears a moment later that a call is under way, and a double click is faster.
  const isUnderWay = useRef(false);
  const send = () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    call.mutate(inputOf(draft, secret, config, language), {
      onSuccess: () => {
        forgetDraft();
        const state: RegisterHandover = { draft };
        void navigate('/register-result', { state, replace: true });
      },
      onError: (error) => {
        const refused = refusedBy(error, draft);
        const step = refusedStep(refused);
        if (step !== undefined) onRefused(refused, step);
      },
      onSettled: () => {
        isUnderWay.current = false;
      },
    });
  };
  // What belongs to a field is said there.
  const isOfField = call.error !== null && refusedStep(refusedBy(call.error, draft)) !== undefined;
  return { send, isBusy: call.isPending, failure: isOfField ? null : call.error };
}
