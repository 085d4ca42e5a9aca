import { cancelPartnerInvitation, listPartnerInvitations } from '@archway/contract/partner/invitation-calls';
import type { PartnerInvitation } from '@archway/contract/partner/invitation-model';
import { INVITATION_STATUS, type InvitationStatus } from '@archway/rules/partner/invitation';
import { Button } from '@archway/ui/button';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { invitationsQuery } from '../partner.queries.ts';
import { useResend } from '../use-resend.ts';
import styles from './invitations.module.css';
import ways from './ways.module.css';

/** Whom the clinic has invited, and how far each has come. */
export function Invitations(): ReactNode {
  const t = useText();
  const { data } = useQuery(invitationsQuery);
  const [canceling, setCanceling] = useState<PartnerInvitation | null>(null);
  const list = data?.list ?? [];
  return (
    <section className={ways['way']} aria-label={t('partners.invitations.title')}>
      <h2>{t('partners.invitations.title')}</h2>
      {data !== undefined && list.length === 0 && <p>{t('partners.invitations.none')}</p>}
      <ul>
        {list.map((invitation) => (
          <li key={invitation.invitationId}>
            <Invitation invitation={invitation} onCancel={() => setCanceling(invitation)} />
          </li>
        ))}
      </ul>
      {canceling !== null && <CancelDialog invitation={canceling} onClose={() => setCanceling(null)} />}
    </section>
  );
}

const { inviting, registering, invited, expired, canceled } = INVITATION_STATUS;
type TagKind = ComponentProps<typeof StateTag>['kind'];
const TAGS: Readonly<Record<InvitationStatus, { name: StatusName; kind: TagKind }>> = {
  [inviting]: { name: 'inviting', kind: 'warn' },
  [registering]: { name: 'registering', kind: 'info' },
  [invited]: { name: 'invited', kind: 'ok' },
  [expired]: { name: 'expired', kind: 'neutral' },
  [canceled]: { name: 'canceled', kind: 'neutral' },
};
type StatusName = keyof typeof INVITATION_STATUS;

function Invitation({
  invitation,
  onCancel,
}: {
  invitation: PartnerInvitation;
  onCancel: () => void;
}): ReactNode {
  const t = useText();
  const { email, actions, status } = invitation;
  const { resend, isBusy } = useResend();
  const tag = TAGS[status];
  return (
    <div className={styles['invitation']}>
      <b>{email}</b>
      <span>
        <StateTag kind={tag.kind}>{t(`partners.invitations.status.${tag.name}`)}</StateTag>
      </span>
      <span>
        <Dates invitation={invitation} />
      </span>
      {actions.length > 0 && (
        <div className={styles['steps']}>
          {actions.includes('resend') && (
            <Button size="small" busy={isBusy} onClick={() => resend(invitation)}>
              {t('partners.invitations.resend.button')}
            </Button>
          )}
          {actions.includes('cancel') && (
            <Button size="small" kind="danger" onClick={onCancel}>
              {t('partners.invitations.cancel.button')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Dates({ invitation }: { invitation: PartnerInvitation }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const { status, sentAt, expiresAt, answeredAt, remindedAt, invitedBy } = invitation;
  const sent = t('partners.invitations.sent', { date: date(sentAt), name: invitedBy });
  if (answeredAt !== null)
    return [sent, t('partners.invitations.answered', { date: date(answeredAt) })].join(', ');
  const isLive = status === inviting || status === registering;
  const reminded =
    remindedAt === null ? [] : [t('partners.invitations.reminded', { date: date(remindedAt) })];
  const until = isLive ? [t('partners.invitations.until', { date: date(expiresAt) })] : [];
  return [sent, ...reminded, ...until].join(', ');
}

function CancelDialog({
  invitation: { invitationId, version, email },
  onClose,
}: {
  invitation: PartnerInvitation;
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const toast = useToast();
  const cancel = useCall(cancelPartnerInvitation, {
    refreshes: [listPartnerInvitations],
    ignoreErrors: true,
  });
  const onSuccess = () => {
    toast.message(t('partners.invitations.cancel.done', { email }));
    onClose();
  };
  return (
    <Dialog
      title={t('partners.invitations.cancel.title', { email })}
      confirm={t('partners.invitations.cancel.confirm.button')}
      danger
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate({ invitationId, version }, { onSuccess })}
      onClose={onClose}
    >
      <p>{t('partners.invitations.cancel.text')}</p>
      {cancel.error !== null && (
        <Note kind="error" live>
          {cancel.error.message}
        </Note>
      )}
    </Dialog>
  );
}
