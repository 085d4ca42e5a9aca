import type { AppConfig } from '@archway/contract/app-config/model';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ComponentType, type ReactNode, type RefObject } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { appConfigQuery } from '../../../platform/call/app-config.ts';
import { AccountStep } from '../components/account-step.tsx';
import { AgreementsStep } from '../components/agreements-step.tsx';
import { OpenInvitation } from '../components/open-invitation.tsx';
import { OrganizationStep } from '../components/organization-step.tsx';
import { RegionStep } from '../components/region-step.tsx';
import { RegisterFrame } from '../components/register-frame.tsx';
import { focusProblem } from '../components/step-form.tsx';
import { WayStep } from '../components/way-step.tsx';
import { shownSteps } from '../shown-steps.ts';
import type { Step } from '../steps.ts';
import { useRegistration, type Registration } from '../use-registration.ts';

const SCREENS: Readonly<Record<Step, ComponentType<Registration>>> = {
  way: WayStep,
  region: RegionStep,
  organization: OrganizationStep,
  account: AccountStep,
  agreements: AgreementsStep,
};

/** A clinic or a lab joins by itself, step by step. */
export function Register(): ReactNode {
  const { data: config } = useQuery(appConfigQuery);
  const [address] = useSearchParams();
  const token = address.get('invitation') ?? '';
  // No page is shown before the site has said what it is.
  if (config === undefined) return null;
  if (token === '') return <Steps config={config} />;
  return (
    <RegisterFrame steps={[]}>
      <OpenInvitation token={token} />
    </RegisterFrame>
  );
}

function Steps({ config }: { config: AppConfig }): ReactNode {
  const t = useText();
  const registration = useRegistration(config);
  const { step, steps, draft, isComplete, instead } = registration;
  const place = useRef<HTMLDivElement>(null);
  useFocusOnStep(place, step);
  if (instead !== null) return <Navigate to={instead} replace />;
  const Screen = SCREENS[step];
  return (
    <RegisterFrame
      steps={shownSteps(
        t,
        { steps, draft, region: config.region },
        { current: step, isDone: isComplete, canOpen: true },
      )}
    >
      <div ref={place}>
        <Screen {...registration} />
      </div>
    </RegisterFrame>
  );
}

/** A new step is read out from its heading on, or from what is wrong in it; a page that was just opened is not. */
function useFocusOnStep(place: RefObject<HTMLElement | null>, step: Step): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (!focusProblem(place.current)) place.current?.querySelector('h1')?.focus();
    window.scrollTo(0, 0);
  }, [place, step]);
}
