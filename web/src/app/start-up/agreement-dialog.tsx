import { queryUserAgreementReadLog, saveUserAgreementReadLog } from '@archway/contract/account/calls';
import { REQUIRED_AGREEMENTS } from '@archway/contract/account/model';
import { Button } from '@archway/ui/button';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { AgreementTick, type RequiredAgreement } from '../../features/agreement/public.ts';
import { signOut } from '../../features/session/public.ts';
import { useCall } from '../../platform/call/queries.ts';
import styles from './agreement-dialog.module.css';

/** Asks for the agreements that are new or have changed. Who does not agree is signed out. */
export function AgreementDialog({ accepted }: { accepted: readonly string[] }): ReactNode {
  const missing = REQUIRED_AGREEMENTS.filter((type) => !accepted.includes(type));
  return missing.length === 0 ? null : <AskToAgree missing={missing} />;
}

function AskToAgree({ missing }: { missing: readonly RequiredAgreement[] }): ReactNode {
  const t = useText();
  const [ticked, setTicked] = useState<ReadonlySet<RequiredAgreement>>(new Set());
  const save = useCall(saveUserAgreementReadLog, {
    refreshes: [queryUserAgreementReadLog],
    ignoreErrors: true,
  });
  const tick = (type: RequiredAgreement, isTicked: boolean) =>
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
          <AgreementTick
            key={type}
            type={type}
            checked={ticked.has(type)}
            onChange={(isTicked) => tick(type, isTicked)}
          />
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
