import { listPartnerCodes, makePartnerCode } from '@archway/contract/partner/calls';
import { Button } from '@archway/ui/button';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { Copy } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { NewCode } from '../../partner/public.ts';
import styles from './invite-clinic.module.css';

/** A code for one clinic, and a text to send with it. Each clinic needs a code of its own. */
export function InviteClinic({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const make = useCall(makePartnerCode, { refreshes: [listPartnerCodes], ignoreErrors: true });
  const { data } = make;
  return (
    <Dialog
      title={t('customers.invite.title')}
      {...(data === undefined && { confirm: t('customers.invite.make.button') })}
      busy={make.isPending}
      onConfirm={() => make.mutate({})}
      onClose={onClose}
    >
      <p>{t('customers.invite.text')}</p>
      {data !== undefined && (
        <div className={styles['made']}>
          <NewCode code={data.code} until={date(data.expiresAt)} />
          <TextToSend code={data.code} until={date(data.expiresAt)} />
        </div>
      )}
      {make.error !== null && (
        <Note kind="error" live>
          {make.error.message}
        </Note>
      )}
    </Dialog>
  );
}

function TextToSend({ code, until }: { code: string; until: string }): ReactNode {
  const t = useText();
  const toast = useToast();
  const { data: user } = useQuery(userInfoQuery);
  const text = t('customers.invite.message', {
    lab: user?.organization.name ?? '',
    code,
    date: until,
    link: `${location.origin}/partner?code=${code}`,
  });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.message(t('customers.invite.copied'));
    } catch {
      toast.error(t('customers.invite.notCopied'));
    }
  };
  return (
    <>
      <blockquote className={styles['text']}>{text}</blockquote>
      <Button icon={Copy} onClick={() => void copy()}>
        {t('customers.invite.copy.button')}
      </Button>
    </>
  );
}
