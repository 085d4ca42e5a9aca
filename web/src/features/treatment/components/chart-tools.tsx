import { Button } from '@archway/ui/button';
import { IconButton } from '@archway/ui/icon-button';
import { KeyCaps } from '@archway/ui/key-caps';
import { Segmented } from '@archway/ui/segmented';
import { useText } from '@archway/ui/text';
import type { Dentition } from '@archway/rules/tooth-chart/dentition';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { CircleX, Link2, Redo2, Rows2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Editor } from '../use-editor.ts';
import styles from './chart-tools.module.css';

export interface Sight {
  dentition: Dentition;
  numbering: ToothNumberingSystem;
  view: 'arch' | 'row';
}

interface ChartBarProps {
  sight: Sight;
  onSight: (sight: Partial<Sight>) => void;
  /** Null for who only reads. */
  editor: Editor | null;
}

/** Names of systems are the same in all languages. */
const NUMBERINGS = [
  { value: 'fdi', label: 'FDI' },
  { value: 'universal', label: 'Universal' },
] as const;
const DENTITIONS = ['permanent', 'deciduous', 'mixed'] as const;
const VIEWS = ['arch', 'row'] as const;

/** Above the chart: which teeth, by which numbers, from where; and every step back. */
export function ChartBar({ sight, onSight, editor }: ChartBarProps): ReactNode {
  const t = useText();
  return (
    <div className={styles['bar']}>
      <Segmented
        label={t('treatment.dentition.label')}
        value={sight.dentition}
        options={DENTITIONS.map((value) => ({ value, label: t(`treatment.dentition.${value}`) }))}
        onChange={(dentition) => onSight({ dentition })}
      />
      <Segmented
        label={t('treatment.numbering')}
        value={sight.numbering}
        options={NUMBERINGS}
        onChange={(numbering) => onSight({ numbering })}
      />
      <Segmented
        label={t('treatment.view.label')}
        value={sight.view}
        options={VIEWS.map((value) => ({ value, label: t(`treatment.view.${value}`) }))}
        onChange={(view) => onSight({ view })}
      />
      {editor !== null && (
        <span className={styles['steps']}>
          <IconButton
            icon={Undo2}
            label={t('treatment.act.undo')}
            shortcut="ctrl+z"
            disabled={!editor.canUndo}
            onClick={editor.undo}
          />
          <IconButton
            icon={Redo2}
            label={t('treatment.act.redo')}
            shortcut="ctrl+y"
            disabled={!editor.canRedo}
            onClick={editor.redo}
          />
        </span>
      )}
    </div>
  );
}

/** What is done with the selected teeth, each with its key. */
export function ToothTools({ editor }: { editor: Editor }): ReactNode {
  const t = useText();
  const { selected } = editor;
  const tools = [
    {
      icon: Link2,
      label: t('treatment.act.bridge'),
      keys: 'b',
      onClick: editor.link,
      isOff: selected.length < 2,
    },
    {
      icon: CircleX,
      label: t('treatment.act.missing'),
      keys: 'x',
      onClick: () => editor.toggleAbsent(selected),
      isOff: selected.length === 0,
    },
    {
      icon: Rows2,
      label: t('treatment.act.upper'),
      keys: 'u',
      onClick: () => editor.selectArch('upper'),
      isOff: false,
    },
    {
      icon: Rows2,
      label: t('treatment.act.lower'),
      keys: 'l',
      onClick: () => editor.selectArch('lower'),
      isOff: false,
    },
  ];
  return (
    <div className={styles['tools']}>
      {tools.map(({ label, keys, isOff, ...tool }) => (
        <Button key={keys} {...tool} kind="quiet" disabled={isOff}>
          <span className={styles['tool']}>{label}</span>
          <KeyCaps keys={keys} />
        </Button>
      ))}
    </div>
  );
}
