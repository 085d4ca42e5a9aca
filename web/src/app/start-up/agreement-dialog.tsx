import { queryUserAgreementReadLog, saveUserAgreementReadLog } from '@archway/contract/account/calls';
import { Button } from '@archway/ui/button';
import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { signOut } from '../../features/session/public.ts';
import { useCall } from '../../platform/queries.ts';
import { appConfigQuery } from '../../platform/app-config.ts';
import styles from './agreement-dialog.module.css';

/** What everybody agrees to before they work here. */
const REQUIRED = ['privacy', 'cookie', 'terms'] as const;
type Required = (typeof REQUIRED)[number];

const TEXTS = {
  privacy: { label: 'agreement.privacy.label', summary: 'agreement.privacy.summary' },
  cookie: { label: 'agreement.cookie.label', summary: 'agreement.cookie.summary' },
  terms: { label: 'agreement.terms.label', summary: 'agreement.terms.summary' },
} as const;

/** Asks for the agreements that are new or have changed. Who does not agree is signed out. */
export function AgreementDialog({ accepted }: { accepted: readonly string[] }): ReactNode {
  const missing = REQUIRED.filter((type) => !accepted.includes(type));
  return missing.length === 0 ? null : <AskToAgree missing={missing} />;
}

function AskToAgree({ missing }: { missing: readonly Required[] }): ReactNode {
  const t = useText();
  const [ticked, setTicked] = useState<ReadonlySet<Required>>(new Set());
  const save = useCall(saveUserAgreementReadLog, {
    refreshes: [queryUserAgreementReadLog],
    ignoreErrors: true,
  });
  const tick = (type: Required, isTicked: boolean) =>
    setTicked(new Set(isTicked ? [...ticked, type] : [...ticked].filter((one) => one !== type)));
  return (
    <Dialog
      title={t('agreement.title')}
      confirm={t('agreement.accept.button')}
      valid={missing.every((type) => ticked.has(type))}
      busy={save.isPending}
      onConfirm={() => save.mutate({ agreementType: missing.join(',') })}
      aside={
        <Button kind="quiet" onClick={() => void signOut()}>
          {t('agreement.reject.button')}
        </Button>
      }
    >
      <div className={styles['list']}>
        <p>{t('agreement.text')}</p>
        {missing.map((type) => (
          <AgreementTick key={type} type={type} ticked={ticked.has(type)} onTick={tick} />
        ))}
        {save.isError && (
          <Note kind="error" live>
            {save.error.message}
          </Note>
        )}
      </div>
    </Dialog>
  );
}

function AgreementTick({
  type,
  ticked,
  onTick,
}: {
  type: Required;
  ticked: boolean;
  onTick: (type: Required, isTicked: boolean) => void;
}): ReactNode {
  const t = useText();
  const { data: config } = useQuery(appConfigQuery);
  return (
    <Checkbox
      checked={ticked}
      onChange={(isTicked) => onTick(type, isTicked)}
      label={t(TEXTS[type].label)}
      help={
        <>
          {t(TEXTS[type].summary)}{' '}
          <a href={config?.agreement[type]?.url ?? ''} target="_blank" rel="noreferrer">
            {t('agreement.read')}
          </a>
        </>
      }
    />
  );
}
