import type { FirstStep } from '@archway/rules/first-steps';
import { Button } from '@archway/ui/button';
import { FilesButton } from '@archway/ui/files-button';
import { useText } from '@archway/ui/text';
import { Building2, CalendarCog, Copy, Plus, Upload, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CASE_FORMATS, type Import } from '../../case/public.ts';

export interface StepActionProps {
  step: FirstStep;
  isCurrent: boolean;
  imported: Import;
  /** For the steps that are done on the page itself or in a drawer over it. */
  onOpen: (step: 'dentist' | 'colleague' | 'code') => void;
}

/** The button that does a step. Only that of the current one is primary. */
export function StepAction({ step, isCurrent, imported, onOpen }: StepActionProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const kind = isCurrent ? 'primary' : 'plain';
  if (step === 'organization')
    return (
      <Button kind={kind} icon={Building2} onClick={() => void navigate('/own-space/organisation-info')}>
        {t('firstSteps.organization.button')}
      </Button>
    );
  if (step === 'calendar')
    return (
      <Button
        kind={kind}
        icon={CalendarCog}
        onClick={() => void navigate('/own-space/organisation-info/clinics')}
      >
        {t('firstSteps.calendar.button')}
      </Button>
    );
  if (step === 'code')
    return (
      <Button kind={kind} icon={Copy} onClick={() => onOpen(step)}>
        {t('firstSteps.code.button')}
      </Button>
    );
  if (step === 'dentist')
    return (
      <Button kind={kind} icon={Plus} onClick={() => onOpen(step)}>
        {t('dentists.add.button')}
      </Button>
    );
  if (step === 'colleague')
    return (
      <Button kind={kind} icon={UserPlus} onClick={() => onOpen(step)}>
        {t('members.invite.button')}
      </Button>
    );
  return (
    <FilesButton
      kind={kind}
      icon={Upload}
      formats={CASE_FORMATS}
      busy={imported.isBusy}
      onFiles={imported.choose}
    >
      {t('cases.import.button')}
    </FilesButton>
  );
}
