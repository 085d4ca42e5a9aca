import { INVITATION_MESSAGE } from '@archway/rules/invitations';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { TextArea } from '@archway/ui/text-area';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { useInvite } from '../use-invite.ts';
import { InviteOutcome } from './invite-outcome.tsx';
import styles from './invitations.module.css';
import ways from './ways.module.css';

/** A lab that is not here yet is invited by its address. What came of it stands under the field. */
export function InviteByEmail({ onDirectory }: { onDirectory: () => void }): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const { typed, message, change, problem, send, call: invite } = useInvite();
  const email = typed.trim();
  return (
    <section className={ways['way']} aria-label={t('partners.invite.title')}>
      <h2>{t('partners.invite.title')}</h2>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField
          label={t('partners.invite.email')}
          type="email"
          autoComplete="off"
          value={typed}
          error={problem}
          onChange={(value) => change({ email: value })}
        />
        {invite.data !== undefined && (
          <InviteOutcome
            answer={invite.data}
            email={invite.variables?.email ?? email}
            onDirectory={onDirectory}
            onDone={invite.reset}
          />
        )}
        {invite.error !== null && (
          <Note kind="error" live>
            {invite.error.message}
          </Note>
        )}
        <TextArea
          label={t('partners.invite.message')}
          rows={3}
          value={message}
          maxLength={INVITATION_MESSAGE}
          aside={`${number(message.length)}/${number(INVITATION_MESSAGE)}`}
          onChange={(value) => change({ message: value })}
        />
        <Button kind="primary" type="submit" icon={Send} busy={invite.isPending} disabled={email === ''}>
          {t('partners.invite.send.button')}
        </Button>
      </form>
    </section>
  );
}
