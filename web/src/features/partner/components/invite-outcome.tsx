import type { OutputOf } from '@archway/contract/core/call';
import type { invitePartner } from '@archway/contract/partner/invitation-calls';
import type { PartnerCard } from '@archway/contract/partner/model';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { useResend } from '../use-resend.ts';
import { ApplyDialog } from './apply-dialog.tsx';

interface OutcomeProps {
  answer: OutputOf<typeof invitePartner>;
  email: string;
  onDirectory: () => void;
  onDone: () => void;
}

/** What came of an invitation, and what to do next. */
export function InviteOutcome(props: OutcomeProps): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const { answer, email, onDirectory } = props;
  const { outcome, invitation } = answer;
  const openDirectory = (
    <Button size="small" onClick={onDirectory}>
      {t('partners.invite.directory.button')}
    </Button>
  );
  if (outcome === 'invited')
    return (
      <Note kind="ok" live>
        {t('partners.invite.invited', { email, date: date(invitation?.expiresAt ?? '') })}
      </Note>
    );
  if (outcome === 'exists') return <Exists {...props} openDirectory={openDirectory} />;
  const canResend = (outcome === 'registering' || outcome === 'alreadyInvited') && invitation !== null;
  return (
    <Note
      kind="warn"
      live
      title={t(`partners.invite.${outcome}.title`)}
      action={canResend ? <Resend {...props} /> : openDirectory}
    >
      {t(`partners.invite.${outcome}.text`)}
    </Note>
  );
}

function Resend({ answer: { invitation }, onDone }: OutcomeProps): ReactNode {
  const t = useText();
  const { resend, isBusy } = useResend(onDone);
  if (invitation === null) return null;
  return (
    <Button size="small" busy={isBusy} onClick={() => resend(invitation)}>
      {t('partners.invitations.resend.button')}
    </Button>
  );
}

/** A lab with that address: it can be asked, is a partner already, or wants to be found by nobody. */
function Exists({ answer, onDone, openDirectory }: OutcomeProps & { openDirectory: ReactNode }): ReactNode {
  const t = useText();
  const [isApplying, setApplying] = useState(false);
  const { companyCode, organization } = answer;
  if (companyCode === null || organization === null)
    return (
      <Note kind="warn" live title={t('partners.invite.exists.title')} action={openDirectory}>
        {existsText(t, organization)}
      </Note>
    );
  const { name } = organization;
  return (
    <>
      <Note
        kind="info"
        live
        title={t('partners.invite.exists.title')}
        action={
          <Button size="small" kind="primary" onClick={() => setApplying(true)}>
            {t('partners.apply.button')}
          </Button>
        }
      >
        {t('partners.invite.exists.apply', { name })}
      </Note>
      {isApplying && (
        <ApplyDialog
          to={{ companyCode, organization }}
          onClose={() => {
            setApplying(false);
            onDone();
          }}
        />
      )}
    </>
  );
}

const existsText = (t: ReturnType<typeof useText>, organization: PartnerCard | null): string =>
  organization === null
    ? t('partners.invite.exists.unlisted')
    : t('partners.invite.exists.already', { name: organization.name });
