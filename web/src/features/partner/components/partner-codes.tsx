import {
  checkInvitationCode,
  listPartners,
  listPartnerCodes,
  makePartnerCode,
  useInvitationCode,
  withdrawPartnerCode,
} from '@archway/contract/partner/calls';
import { MOST_PARTNER_CODES } from '@archway/rules/partner/codes';
import { Button } from '@archway/ui/button';
import { IconButton } from '@archway/ui/icon-button';
import { Note } from '@archway/ui/note';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { Copy, Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { partnerCodesQuery } from '../partner.queries.ts';
import styles from './partner-codes.module.css';

/** Codes of one's own: a new one is shown once, with everything one needs to pass it on. */
export function OwnCodes(): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const codes = useQuery(partnerCodesQuery);
  const make = useCall(makePartnerCode, { refreshes: [listPartnerCodes], ignoreErrors: true });
  const withdraw = useCall(withdrawPartnerCode, { refreshes: [listPartnerCodes] });
  const list = codes.data?.list ?? [];
  return (
    <section className={styles['codes']} aria-label={t('partners.codes.title')}>
      <header>
        <h2>{t('partners.codes.title')}</h2>
        <span>{t('partners.codes.used', { count: list.length, most: MOST_PARTNER_CODES })}</span>
      </header>
      {make.data !== undefined && <NewCode code={make.data.code} until={date(make.data.expiresAt)} />}
      <ul>
        {list.map(({ codeId, madeBy, expiresAt }) => (
          <li key={codeId}>
            <span>{t('partners.codes.madeBy', { name: madeBy, date: date(expiresAt) })}</span>
            <IconButton
              icon={X}
              label={t('partners.codes.withdraw', { date: date(expiresAt) })}
              onClick={() => withdraw.mutate({ codeId })}
            />
          </li>
        ))}
      </ul>
      {make.error !== null && (
        <Note kind="error" live>
          {make.error.message}
        </Note>
      )}
      <Button icon={Plus} busy={make.isPending} onClick={() => make.mutate({})}>
        {t('partners.codes.make.button')}
      </Button>
      <p className={styles['text']}>{t('partners.codes.text')}</p>
    </section>
  );
}

function NewCode({ code, until }: { code: string; until: string }): ReactNode {
  const t = useText();
  const toast = useToast();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(code);
    toast.message(t('partners.codes.copied'));
  };
  return (
    <div className={styles['new']}>
      <code>{code}</code>
      <IconButton icon={Copy} label={t('partners.codes.copy')} onClick={() => void copy()} />
      <span>{t('partners.codes.until', { date: until })}</span>
    </div>
  );
}

/** A code that one was given: whose it is, and then a press. */
export function GivenCode(): ReactNode {
  const t = useText();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const check = useCall(checkInvitationCode, { ignoreErrors: true });
  const use = useCall(useInvitationCode, { refreshes: [listPartners], ignoreErrors: true });
  const failure = use.error ?? check.error;
  const joined = (name: string): void => {
    toast.message(t('partners.given.done', { name }));
    setTyped('');
    check.reset();
  };
  return (
    <section className={styles['codes']} aria-label={t('partners.given.title')}>
      <h2>{t('partners.given.title')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          use.reset();
          check.mutate({ code: typed });
        }}
      >
        <TextField label={t('partners.given.code')} mono value={typed} maxLength={64} onChange={setTyped} />
        <Button type="submit" busy={check.isPending} disabled={typed.trim() === ''}>
          {t('partners.given.check.button')}
        </Button>
      </form>
      {failure !== null && (
        <Note kind="error" live>
          {failure.message}
        </Note>
      )}
      {check.data !== undefined && (
        <Note
          kind="info"
          live
          action={
            <Button
              kind="primary"
              size="small"
              busy={use.isPending}
              onClick={() =>
                use.mutate({ code: typed }, { onSuccess: ({ organization }) => joined(organization.name) })
              }
            >
              {t('partners.given.join.button')}
            </Button>
          }
        >
          {t('partners.given.whose', { name: check.data.organization.name })}
        </Note>
      )}
    </section>
  );
}
