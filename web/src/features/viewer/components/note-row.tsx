import { IconButton } from '@archway/ui/icon-button';
import { LinkButton } from '@archway/ui/link-button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import type { ShownMark } from '../marks/shown-marks.ts';
import { useModel } from '../model.ts';
import { entryOf } from '../tools/tools.ts';
import styles from './note-row.module.css';
import { PinForm } from '../tools/pin/pin-form.tsx';

/** One mark in words. Pressed, it is shown on the model. */
export function NoteRow({ mark, canEdit }: { mark: ShownMark; canEdit: boolean }): ReactNode {
  const t = useText();
  const { selected, select, marks } = useModel();
  const [isEditing, setEditing] = useState(false);
  const { id, shape, number, problem } = mark;
  const Glyph = entryOf(shape).icon;
  return (
    <li className={styles['row']} data-selected={selected === id || undefined}>
      <div className={styles['line']}>
        <button
          type="button"
          className={styles['note']}
          aria-pressed={selected === id}
          onClick={() => select(selected === id ? null : id)}
        >
          {number === null ? (
            <Glyph size={16} strokeWidth={1.75} aria-hidden />
          ) : (
            <span className={styles['number']}>{number}</span>
          )}
          <Words mark={mark} />
        </button>
        {canEdit && <Actions mark={mark} onEdit={() => setEditing(!isEditing)} />}
      </div>
      {problem !== null && (
        <Note
          kind="error"
          live
          title={t('viewer.notes.notSaved')}
          action={<LinkButton onClick={() => marks.retry(id)}>{t('viewer.notes.retry.button')}</LinkButton>}
        >
          {problem}
        </Note>
      )}
      {isEditing && shape.kind === 'pin' && (
        <div className={styles['form']}>
          <PinForm
            given={shape}
            onCancel={() => setEditing(false)}
            onSave={(words) => {
              marks.change(id, { ...shape, ...words });
              setEditing(false);
            }}
          />
        </div>
      )}
    </li>
  );
}

function Words({ mark: { shape, made, edited, isLocal } }: { mark: ShownMark }): ReactNode {
  const t = useText();
  const { words } = useModel();
  const { dateTime } = useFormat();
  const value = words.value(shape);
  const tooth = 'tooth' in shape ? shape.tooth : null;
  const name = shape.kind === 'margin' ? words.margin(tooth) : words.kind(shape);
  return (
    <span className={styles['words']}>
      <span className={styles['name']}>
        {shape.kind === 'pin' && tooth !== null
          ? t('viewer.notes.pinOf', { tooth: words.tooth(tooth) })
          : name}
        {value !== null && <span className={styles['value']}>{value}</span>}
      </span>
      {shape.kind === 'pin' && <span className={styles['text']}>{shape.text}</span>}
      <span className={styles['made']}>
        {isLocal === true
          ? t('viewer.notes.onlyYou')
          : made === null
            ? t('viewer.notes.saving')
            : t('viewer.notes.made', { name: made.by, time: dateTime(made.at) })}
      </span>
      {edited !== null && (
        <span className={styles['made']}>
          {t('viewer.notes.edited', { name: edited.by, time: dateTime(edited.at) })}
        </span>
      )}
    </span>
  );
}

function Actions({ mark, onEdit }: { mark: ShownMark; onEdit: () => void }): ReactNode {
  const t = useText();
  const { marks, active, openTool, closeTool, words, select } = useModel();
  const { shape, number } = mark;
  const name = [words.kind(shape), number ?? words.value(shape) ?? ''].join(' ').trim();
  const isMargin = shape.kind === 'margin';
  return (
    <span className={styles['actions']}>
      {(isMargin || shape.kind === 'pin') && (
        <IconButton
          icon={Pencil}
          label={t('viewer.notes.edit', { name })}
          onClick={() => {
            if (!isMargin) return onEdit();
            select(mark.id);
            return openTool({ name: 'margin', mark });
          }}
        />
      )}
      <IconButton
        icon={Trash2}
        label={t('viewer.notes.remove', { name })}
        onClick={() => {
          if (active !== null && active.markId !== null && marks.idOf(active.markId) === mark.id) closeTool();
          marks.remove(mark);
        }}
      />
    </span>
  );
}
