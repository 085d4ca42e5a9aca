import { ChoiceList } from '@archway/ui/choice-list';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Building2, MailOpen, Microscope, Stethoscope, Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { chooseWay } from '../invitation.ts';
import type { Registration } from '../use-registration.ts';
import { AskToJoin } from './ask-to-join.tsx';
import { InvitationCode } from './invitation-code.tsx';
import { StepForm } from './step-form.tsx';

/** A clinic or a lab. */
export function WayStep({ draft, change, errorOf, config, ...form }: Registration): ReactNode {
  const t = useText();
  const { supportUrl } = config;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <StepForm
        title={t('register.way.title')}
        text={t('register.way.text')}
        action={t('register.continue.button')}
        attempts={form.attempts}
        onSubmit={form.submit}
        onBack={form.goBack}
      >
        <ChoiceList
          label={t('register.way.title')}
          labelHidden
          value={draft.isInvited ? 'invitation' : draft.way}
          error={errorOf('way', 'way')}
          choices={[
            {
              value: 'clinic',
              title: t('register.way.clinic'),
              text: t('register.way.clinicText'),
              icon: Stethoscope,
            },
            { value: 'lab', title: t('register.way.lab'), text: t('register.way.labText'), icon: Microscope },
            {
              value: 'invitation',
              title: t('register.invitation.title'),
              text: t('register.invitation.text'),
              icon: MailOpen,
            },
          ]}
          onChange={(way) => change(chooseWay(draft, way))}
        />
        {draft.isInvited && <InvitationCode draft={draft} change={change} />}
        <Note
          icon={Users}
          title={t('register.way.existing')}
          action={<LinkButton onClick={() => setAsking(true)}>{t('register.way.ask.button')}</LinkButton>}
        >
          {t('register.way.existingText')}
        </Note>
        <Note icon={Building2} title={t('register.way.dealer')}>
          {t('register.way.dealerText')}{' '}
          {supportUrl !== '' && (
            <a href={supportUrl} target="_blank" rel="noreferrer">
              {t('register.way.write')}
            </a>
          )}
        </Note>
      </StepForm>
      {isAsking && <AskToJoin onClose={() => setAsking(false)} />}
    </>
  );
}
