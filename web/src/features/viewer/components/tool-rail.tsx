import { IconButton } from '@archway/ui/icon-button';
import { useText } from '@archway/ui/text';
import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useModel } from '../model.ts';
import { DisplayOptions } from './display-options.tsx';
import styles from './tool-rail.module.css';
import { Tools } from './tools.tsx';

/** What can be done with the model, and how it is shown. */
export function ToolRail(): ReactNode {
  const t = useText();
  const { state, isRailFolded: isFolded, setRailFolded } = useModel();
  return (
    <div
      className={styles['rail']}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={t('viewer.tools.label')}
      data-folded={isFolded || undefined}
    >
      <Tools isFolded={isFolded} />
      {!state.isMeasurable && !isFolded && <p className={styles['waiting']}>{t('viewer.tools.waiting')}</p>}
      <span className={styles['line']} />
      <DisplayOptions isFolded={isFolded} />
      <span className={styles['line']} />
      <IconButton
        icon={isFolded ? PanelRightOpen : PanelRightClose}
        label={t(isFolded ? 'viewer.tools.unfold' : 'viewer.tools.fold')}
        onClick={() => setRailFolded(!isFolded)}
      />
    </div>
  );
}
