import { info } from '@archway/contract/account/calls';
import { confirmPasskeys } from '@archway/contract/credential/calls';
import type { Passkey } from '@archway/contract/credential/model';
import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { signInMethodsQuery } from '../credential.queries.ts';
import { PasskeyList, RemovePasskey } from './passkeys.tsx';
import styles from './section.module.css';

/** After a reset the owner looks through the passkeys: whoever had the account may have left one. */
export function PasskeyReview(): ReactNode {
  const t = useText();
  const { data: methods } = useQuery(signInMethodsQuery);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const { mutate, isPending, isIdle } = useCall(confirmPasskeys, { refreshes: [info] });
  const hasNone = methods !== undefined && methods.passkeys.length === 0;
  useEffect(() => {
    // There is nothing to look through.
    if (hasNone && isIdle) mutate({});
  }, [hasNone, isIdle, mutate]);
  if (methods === undefined || hasNone) return null;
  if (leaving !== null) return <RemovePasskey passkey={leaving} onClose={() => setLeaving(null)} />;
  return (
    <Dialog
      title={t('passkeyReview.title')}
      confirm={t('passkeyReview.confirm.button')}
      busy={isPending}
      onConfirm={() => mutate({})}
    >
      <div className={styles['section']}>
        <p>{t('passkeyReview.text')}</p>
        <PasskeyList passkeys={methods.passkeys} onRemove={setLeaving} />
      </div>
    </Dialog>
  );
}
