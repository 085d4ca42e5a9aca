import { IconButton } from '@archway/ui/icon-button';
import { KeyCaps } from '@archway/ui/key-caps';
import { useText } from '@archway/ui/text';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useModel } from '../model.ts';
import styles from './tool-card.module.css';

export interface ToolCardProps {
  title: string;
  shortcut?: string;
  /** What to do next. It is read out as it changes. */
  hint?: ReactNode;
  wide?: boolean;
  children?: ReactNode;
}

/** The panel of a tool, beside the rail. */
export function ToolCard({ title, shortcut, hint, wide = false, children }: ToolCardProps): ReactNode {
  const t = useText();
  const id = useId();
  const { closeTool } = useModel();
  return (
    <section className={styles['card']} data-wide={wide || undefined} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {shortcut !== undefined && <KeyCaps keys={shortcut} />}
        <IconButton icon={X} label={t('viewer.tools.putAway', { tool: title })} onClick={closeTool} />
      </header>
      {hint !== undefined && <output className={styles['hint']}>{hint}</output>}
      {children}
    </section>
  );
}
