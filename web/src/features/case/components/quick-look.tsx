import type { CaseRow } from '@archway/contract/case/model';
import { Button } from '@archway/ui/button';
import { IconButton } from '@archway/ui/icon-button';
import { KeyCaps } from '@archway/ui/key-caps';
import { useModal } from '@archway/ui/use-modal';
import { useText } from '@archway/ui/text';
import { WorksBrief } from '@archway/ui/works';
import { X } from 'lucide-react';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { CaseTags } from './case-state-tag.tsx';
import { LookedAt } from './looked-at.tsx';
import styles from './quick-look.module.css';

export interface QuickLookProps {
  row: CaseRow;
  /** In the whole list, counted from 1, and how many there are. */
  place: { at: number; total: number };
  /** To the next case of the page, or the one before; nothing at its ends. */
  onMove: (by: 1 | -1) => void;
  onSelect: () => void;
  onOpen: () => void;
  onClose: () => void;
  /** Whether single letters act as keys. */
  letterKeys: boolean;
}

/** A case beside its list: the model to be turned, and the keys that lead on. */
export function QuickLook(props: QuickLookProps): ReactNode {
  const { row, place, letterKeys, onMove, onSelect, onOpen, onClose } = props;
  const t = useText();
  const { day, number } = useFormat();
  const numbering = useToothNumbering();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, onClose);
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = actOf(event, letterKeys, {
      next: () => onMove(1),
      previous: () => onMove(-1),
      select: onSelect,
      open: onOpen,
      close: onClose,
    });
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const facts = [
    row.caseCode,
    ...(row.patientName === '' ? [] : [row.patientName]),
    ...(row.scanDate === null ? [] : [day(row.scanDate)]),
    ...(row.dentistName === '' ? [] : [row.dentistName]),
    ...(row.order === null ? [] : [row.order.orderCode]),
  ];
  return (
    <dialog ref={dialog} className={styles['look']} aria-label={t('cases.look.label')} onKeyDown={onKeyDown}>
      <header className={styles['head']}>
        {/* The keys are for the case, not for the first of the buttons. */}
        <div className={styles['words']} data-first-focus tabIndex={-1}>
          <h2>
            {row.name} <CaseTags {...row} />
          </h2>
          <p>{facts.join(', ')}</p>
          {row.prescription.works.length > 0 && (
            <WorksBrief prescription={row.prescription} numbering={numbering} />
          )}
        </div>
        <span className={styles['place']}>
          {t('cases.look.place', { at: place.at, total: number(place.total) })}
        </span>
        <IconButton icon={X} label={t('cases.look.close')} onClick={onClose} />
      </header>
      <LookedAt key={row.caseId} row={row} />
      <footer className={styles['keys']}>
        {letterKeys && (
          <>
            <Key keys="j" text={t('cases.look.next')} onPress={() => onMove(1)} />
            <Key keys="k" text={t('cases.look.previous')} onPress={() => onMove(-1)} />
          </>
        )}
        <Key keys="enter" text={t('cases.look.open')} onPress={onOpen} />
      </footer>
    </dialog>
  );
}

function Key({ keys, text, onPress }: { keys: string; text: string; onPress: () => void }): ReactNode {
  return (
    <Button kind="quiet" size="small" onClick={onPress}>
      <KeyCaps keys={keys} /> {text}
    </Button>
  );
}

type Act = 'next' | 'previous' | 'select' | 'open' | 'close';

const KEYS: Readonly<Record<string, Act>> = {
  ' ': 'close',
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Enter: 'open',
};
const LETTERS: Readonly<Record<string, Act>> = { j: 'next', k: 'previous', x: 'select' };

/** A button answers Enter and Space itself; the model takes arrows while it has the focus. */
function actOf(
  { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
  letterKeys: boolean,
  acts: Readonly<Record<Act, () => void>>,
): (() => void) | undefined {
  const element = target as HTMLElement;
  const isButton = element.closest('button') !== null && (key === 'Enter' || key === ' ');
  const isTurned = element instanceof HTMLCanvasElement && key.startsWith('Arrow');
  if (isButton || isTurned || ctrlKey || metaKey || altKey) return undefined;
  const act = KEYS[key] ?? (letterKeys ? LETTERS[key] : undefined);
  return act === undefined ? undefined : acts[act];
}
