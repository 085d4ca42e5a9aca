import { MARK_LIMITS } from '@archway/rules/marks';
import { Button } from '@archway/ui/button';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { NoteDraft } from '../../marks/mark-keeper.ts';
import styles from './pin-form.module.css';
import { ToothField } from '../../components/tooth-field.tsx';

export interface PinFormProps {
  given?: NoteDraft | undefined;
  /** Told with every letter. */
  onType?: (words: NoteDraft) => void;
  onSave: (words: NoteDraft) => void;
  onCancel: () => void;
}

/** What a pin says, and about which tooth. Ctrl+Enter saves, Escape leaves it. */
export function PinForm({ given, onType, onSave, onCancel }: PinFormProps): ReactNode {
  const t = useText();
  const [words, setWords] = useState<NoteDraft>(given ?? { tooth: null, text: '' });
  const { text, tooth } = words;
  const type = (typed: Partial<NoteDraft>): void => {
    setWords({ ...words, ...typed });
    onType?.({ ...words, ...typed });
  };
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isEmpty = text.trim() === '';
  const isTooLong = text.trim().length > MARK_LIMITS.text;
  const save = (): void => {
    setAsked(true);
    if (!isEmpty && !isTooLong) onSave({ tooth, text: text.trim() });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields within it
    <form
      className={styles['form']}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextArea
        ref={field}
        label={t('viewer.pin.text')}
        rows={3}
        value={text}
        maxLength={MARK_LIMITS.text}
        {...(isAsked && isEmpty ? { error: t('viewer.pin.missing') } : {})}
        onChange={(typed) => type({ text: typed })}
      />
      <ToothField tooth={tooth} onChange={(chosen) => type({ tooth: chosen })} />
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" size="small">
          {t('viewer.pin.save.button')}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t('viewer.pin.cancel.button')}
        </Button>
      </div>
    </form>
  );
}
