import { MARK_LIMITS } from '@archway/rules/marks';
import { Button } from '@archway/ui/button';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './pin-form.module.css';
import { ToothField } from './tooth-field.tsx';

export interface PinWords {
  tooth: number | null;
  text: string;
}

export interface PinFormProps {
  given?: PinWords;
  onSave: (words: PinWords) => void;
  onCancel: () => void;
}

/** What a pin says, and about which tooth. Ctrl+Enter saves, Escape leaves it. */
export function PinForm({ given, onSave, onCancel }: PinFormProps): ReactNode {
  const t = useText();
  const [text, setText] = useState(given?.text ?? '');
  const [tooth, setTooth] = useState(given?.tooth ?? null);
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
        onChange={setText}
      />
      <ToothField tooth={tooth} onChange={setTooth} />
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
