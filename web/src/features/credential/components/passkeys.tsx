import {
  deletePasskey,
  querySignInMethods,
  savePasskey,
  startPasskey,
} from '@archway/contract/credential/calls';
import type { Passkey } from '@archway/contract/credential/model';
import { browserName, operatingSystem } from '@archway/rules/device-name';
import { Button } from '@archway/ui/button';
import { Dialog } from '@archway/ui/dialog';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { KeyRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { announce } from '../../../platform/call/announce.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { canUsePasskeys, makePasskey } from '../../../platform/session/passkeys.ts';
import { useCall } from '../../../platform/call/queries.ts';
import styles from './section.module.css';

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }): ReactNode {
  const t = useText();
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  return (
    <section className={styles['section']} aria-labelledby="passkeys">
      <h2 id="passkeys">{t('passkeys.title')}</h2>
      <p>{t('passkeys.text')}</p>
      {passkeys.length === 0 ? (
        <p>{t('passkeys.none')}</p>
      ) : (
        <PasskeyList passkeys={passkeys} onRemove={setLeaving} />
      )}
      {canUsePasskeys() ? <AddPasskey /> : <p>{t('passkeys.unsupported')}</p>}
      {leaving !== null && <RemovePasskey passkey={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}

function AddPasskey(): ReactNode {
  const t = useText();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const start = useCall(startPasskey);
  const save = useCall(savePasskey, { refreshes: [querySignInMethods] });
  const add = async () => {
    setAsking(true);
    try {
      const { question } = await start.mutateAsync({});
      const answer = await makePasskey(question);
      if (answer === null) return;
      await save.mutateAsync({ name: nameOfThisDevice(t), answer });
      toast.message(t('passkeys.added'));
    } catch (error) {
      // What a call answers is told already; what the browser throws is not.
      if (!start.isError && !save.isError) announce(error);
    } finally {
      setAsking(false);
    }
  };
  return (
    <div>
      <Button icon={KeyRound} busy={isAsking} onClick={() => void add()}>
        {t('passkeys.add.button')}
      </Button>
    </div>
  );
}

/** Called as its session is: a name everybody recognizes, without being asked for one. */
function nameOfThisDevice(t: ReturnType<typeof useText>): string {
  const { userAgent } = navigator;
  return t('sessions.device', { browser: browserName(userAgent), system: operatingSystem(userAgent) });
}

export function PasskeyList({
  passkeys,
  onRemove,
}: {
  passkeys: readonly Passkey[];
  onRemove: (passkey: Passkey) => void;
}): ReactNode {
  return (
    <ul>
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.passkeyId} passkey={passkey} onRemove={() => onRemove(passkey)} />
      ))}
    </ul>
  );
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }): ReactNode {
  const t = useText();
  const { date } = useFormat();
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={styles['row']}>
      <KeyRound size={16} strokeWidth={1.75} aria-hidden />
      <div className={styles['words']}>
        <b>{name}</b>
        <span className={styles['second']}>
          {t('passkeys.dates', {
            used: lastUsedAt === null ? 'no' : 'yes',
            created: date(createdAt),
            last: lastUsedAt === null ? '' : date(lastUsedAt),
          })}
        </span>
      </div>
      <Button kind="quiet" size="small" onClick={onRemove}>
        {t('passkeys.remove.button')}
      </Button>
    </li>
  );
}

/** Stands beside the list, not in its row: the row is gone before the removal has been told. */
export function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }): ReactNode {
  const t = useText();
  const toast = useToast();
  const remove = useCall(deletePasskey, { refreshes: [querySignInMethods] });
  const { name, passkeyId } = passkey;
  return (
    <Dialog
      title={t('passkeys.removeTitle')}
      confirm={t('passkeys.remove.button')}
      danger
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { passkeyId },
          { onSuccess: () => toast.message(t('passkeys.removed')), onSettled: onClose },
        )
      }
      onClose={onClose}
    >
      <p>{t('passkeys.removeText', { name })}</p>
    </Dialog>
  );
}
