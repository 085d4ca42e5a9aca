import type { CaseDetail } from '@archway/contract/case/model';
import type { OrderDetail } from '@archway/contract/order/model';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { Button } from '@archway/ui/button';
import { Checkbox } from '@archway/ui/checkbox';
import { KeyCaps } from '@archway/ui/key-caps';
import { useShortcut } from '@archway/ui/shortcuts';
import { useText } from '@archway/ui/text';
import { Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { footMode, type FootMode } from '../../foot-mode.ts';
import type { OrderActions } from '../../use-order-actions.ts';
import type { OrderFilling } from '../../use-order-form.ts';
import { ReturnDialog } from '../detail/return-dialog.tsx';
import { FailedNote } from './failed-note.tsx';
import styles from './order-foot.module.css';
import { PreviewButton } from './preview-button.tsx';
import { SendState } from './send-state.tsx';

const TERMS = '/agreements/terms';
const SEND_KEYS = 'ctrl+enter';

type Finished = (order: OrderDetail | null) => void;

interface OrderFootProps {
  detail: CaseDetail;
  order: OrderDetail | null;
  filling: OrderFilling;
  actions: OrderActions;
  mayRelease: boolean;
  numbering: ToothNumberingSystem;
  onFocus: (field: string) => void;
  onSent: Finished;
  onEdited: Finished;
  onAsked: Finished;
}

/** Consent, what stands in the way, and sending. */
export function OrderFoot(props: OrderFootProps): ReactNode {
  const { detail, order, filling, actions, mayRelease, numbering, onFocus } = props;
  const t = useText();
  const [isReturning, setReturning] = useState(false);
  const mode = footMode(order, mayRelease);
  const isAsker = mode === 'askRelease' || mode === 'waiting';
  const obstacles = filling.obstacles.filter((obstacle) => !isAsker || obstacle !== 'noConsent');
  const run = {
    send: () => void actions.send().then(props.onSent),
    release: () => void actions.send().then(props.onSent),
    edit: () => void actions.edit().then(props.onEdited),
    askRelease: () => void actions.askRelease().then(props.onAsked),
  };
  const act = mode === 'waiting' || mode === 'none' ? null : run[mode];
  // Asking sends nothing: what is missing can be added by whoever releases it.
  const canAct = act !== null && !actions.isBusy && (mode === 'askRelease' || obstacles.length === 0);
  useShortcut(SEND_KEYS, () => {
    if (canAct) act();
  });
  return (
    <footer className={styles['foot']}>
      <FailedNote actions={actions} order={order} />
      <Consent mode={mode} order={order} filling={filling} />
      <SendState
        detail={detail}
        obstacles={obstacles}
        gaps={filling.gaps}
        numbering={numbering}
        onFocus={onFocus}
      />
      {/* One that was sent is printed as it was sent, and one that came back not at all. */}
      {(order === null || order.status === 'notSent') && (
        <PreviewButton save={actions.save} isBusy={actions.isBusy} />
      )}
      {mode === 'release' && order !== null && (
        <Button disabled={actions.isBusy} onClick={() => setReturning(true)}>
          {t('order.returning.button')}
        </Button>
      )}
      {act !== null && (
        <Button
          kind="primary"
          size="large"
          icon={Send}
          busy={actions.isBusy}
          disabled={!canAct && !actions.isBusy}
          aria-keyshortcuts="Control+Enter"
          onClick={act}
        >
          <span>{t(WORDS[mode as keyof typeof WORDS])}</span>
          <KeyCaps keys={SEND_KEYS} />
        </Button>
      )}
      {isReturning && order !== null && (
        <ReturnDialog detail={order} onClose={() => setReturning(false)} onConflict={() => {}} />
      )}
    </footer>
  );
}

const WORDS = {
  send: 'order.new.send.button',
  release: 'order.new.release.button',
  edit: 'order.new.edit.button',
  askRelease: 'order.new.askRelease.button',
} as const;

/** Ticked by whoever sends; whoever asks for the release reads who was asked. */
function Consent({
  mode,
  order,
  filling,
}: Pick<OrderFootProps, 'order' | 'filling'> & { mode: FootMode }): ReactNode {
  const t = useText();
  const lab = filling.lab?.organization.name ?? t('order.new.theLab');
  const name = order?.own?.releaseAskedBy ?? '';
  const sends = mode === 'send' || mode === 'release' || mode === 'edit';
  return (
    <div className={styles['consent']} data-field="consent">
      {mode === 'waiting' && <span>{t('order.new.waiting', { name })}</span>}
      {mode === 'release' && <span>{t('order.new.askedBy', { name })}</span>}
      {sends && (
        <Checkbox
          checked={filling.hasConsent}
          onChange={filling.setConsent}
          label={
            <>
              {t('order.new.consent', { lab })}{' '}
              <a href={TERMS} target="_blank" rel="noreferrer">
                {t('order.new.terms')}
              </a>
            </>
          }
        />
      )}
    </div>
  );
}
