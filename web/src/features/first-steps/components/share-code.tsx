import { listFirstSteps } from '@archway/contract/first-steps/calls';
import { listPartnerCodes, makePartnerCode } from '@archway/contract/partner/calls';
import { Button } from '@archway/ui/button';
import { LoadingState } from '@archway/ui/loading-state';
import { Note } from '@archway/ui/note';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { NewCode } from '../../partner/public.ts';
import styles from './share-code.module.css';

/** A new code, which is shown only now, and a text to send it with. */
export function ShareCode(): ReactNode {
  const { date } = useFormat();
  const isAsked = useRef(false);
  const make = useCall(makePartnerCode, {
    refreshes: [listPartnerCodes, listFirstSteps],
    ignoreErrors: true,
  });
  const { mutate } = make;
  useEffect(() => {
    // Once, however often the page is drawn: each one counts toward the ten a lab can have.
    if (!isAsked.current) mutate({});
    isAsked.current = true;
  }, [mutate]);
  if (make.isError)
    return (
      <Note kind="error" live>
        {make.error.message}
      </Note>
    );
  if (make.data === undefined) return <LoadingState rows={2} />;
  const { code, expiresAt } = make.data;
  return (
    <section className={styles['share']}>
      <NewCode code={code} until={date(expiresAt)} />
      <Message code={code} />
    </section>
  );
}

function Message({ code }: { code: string }): ReactNode {
  const t = useText();
  const toast = useToast();
  const { data: user } = useQuery(userInfoQuery);
  const name = user?.displayName ?? '';
  const organization = user?.organization.name ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? t('firstSteps.code.body', { code, name, organization });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.message(t('firstSteps.code.copied'));
    } catch {
      toast.error(t('partners.codes.notCopied'));
    }
  };
  return (
    <>
      <TextArea label={t('firstSteps.code.message')} value={text} rows={7} onChange={setTyped} />
      <div>
        <Button icon={Copy} onClick={() => void copy()}>
          {t('firstSteps.code.copy.button')}
        </Button>
      </div>
    </>
  );
}
