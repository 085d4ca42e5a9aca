import { listPartnerCodes, makePartnerCode, withdrawPartnerCode } from '@archway/contract/partner/calls';
import { MOST_PARTNER_CODES } from '@archway/rules/partner/codes';
import { Button } from '@archway/ui/button';
import { IconButton } from '@archway/ui/icon-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { partnerCodesQuery } from '../partner.queries.ts';
import { NewCode } from './new-code.tsx';
import styles from './ways.module.css';

/** Codes of one's own: a new one is shown once, with everything one needs to pass it on. */
export function OwnCodes(): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const codes = useQuery(partnerCodesQuery);
  const make = useCall(makePartnerCode, { refreshes: [listPartnerCodes], ignoreErrors: true });
  const withdraw = useCall(withdrawPartnerCode, { refreshes: [listPartnerCodes] });
  const list = codes.data?.list ?? [];
  const isNewLive = list.some(({ codeId }) => codeId === make.data?.codeId);
  return (
    <section className={styles['way']} aria-label={t('partners.codes.title')}>
      <header>
        <h2>{t('partners.codes.title')}</h2>
        <span>{t('partners.codes.used', { count: list.length, most: MOST_PARTNER_CODES })}</span>
      </header>
      {make.data !== undefined && isNewLive && (
        <NewCode code={make.data.code} until={date(make.data.expiresAt)} />
      )}
      <ul>
        {list.map(({ codeId, madeBy, expiresAt }) => (
          <li key={codeId}>
            <span>{t('partners.codes.madeBy', { name: madeBy, date: date(expiresAt) })}</span>
            <IconButton
              icon={X}
              label={t('partners.codes.withdraw', { date: date(expiresAt) })}
              disabled={withdraw.isPending}
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
      <div className={styles['line']}>
        <Button icon={Plus} busy={make.isPending} onClick={() => make.mutate({})}>
          {t('partners.codes.make.button')}
        </Button>
        <p>{t('partners.codes.text')}</p>
      </div>
    </section>
  );
}
