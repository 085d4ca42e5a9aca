import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { IconButton } from '@archway/ui/icon-button';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { Layers, X } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { isDrawn, loadingOf } from '../loading.ts';
import { useModel } from '../model.ts';
import { isWide } from '../tools/tools.ts';
import { useViewerKeys, ViewerShortcuts } from '../use-viewer-keys.tsx';
import { LayerPanel } from './layer-panel.tsx';
import { LoadingBar } from './loading-bar.tsx';
import styles from './model-stage.module.css';
import { StageState } from './stage-state.tsx';
import { ToolRail } from './tool-rail.tsx';
import { ViewBar } from './view-bar.tsx';

/** The model with everything around it. On a phone it is looked at, and nothing is made. */
export function ModelStage(): ReactNode {
  const t = useText();
  const { setHost, opening, layers, state } = useModel();
  const stage = useRef<HTMLElement>(null);
  useViewerKeys(stage);
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const isOpen = opening.kind === 'open' && layers.length > 0;
  return (
    <section
      ref={stage}
      className={styles['stage']}
      aria-label={t('viewer.region')}
      data-settled={(isDrawn(state) && loadingOf(state) === null) || undefined}
    >
      {layers.length > 0 && (
        <div ref={setHost} className={styles['host']} data-empty={!isDrawn(state) || undefined} />
      )}
      <StageState />
      {isOpen && (
        <>
          <LoadingBar />
          <ViewerShortcuts stage={stage} />
          {isPhone ? <LayersButton /> : <Around />}
          <div className={styles['views']}>
            <ViewBar />
          </div>
        </>
      )}
    </section>
  );
}

function Around(): ReactNode {
  const { active } = useModel();
  const isAtLeft = isWide(active);
  return (
    <>
      <div className={styles['left']}>
        <div className={styles['layers']}>
          <LayerPanel />
        </div>
        {isAtLeft && active?.panel}
      </div>
      <div className={styles['right']}>
        {!isAtLeft && active?.panel}
        <div className={styles['rail']}>
          <ToolRail />
        </div>
      </div>
    </>
  );
}

function LayersButton(): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles['corner']}>
      <IconButton
        icon={isOpen ? X : Layers}
        label={t(isOpen ? 'viewer.layers.close' : 'viewer.layers.open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <LayerPanel />}
    </div>
  );
}
