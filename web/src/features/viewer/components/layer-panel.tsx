import type { LayerState } from '@archway/viewer/types/state';
import type { TextKey } from '@archway/locales/keys';
import { IconButton } from '@archway/ui/icon-button';
import { LinkButton } from '@archway/ui/link-button';
import { Slider } from '@archway/ui/slider';
import { useText } from '@archway/ui/text';
import { Eye, EyeOff, Layers } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useModel } from '../model.ts';
import type { ModelLayer } from '../model-layer.ts';
import styles from './layer-panel.module.css';

/** What is on the model: shown or not, and how much of it can be seen through. */
export function LayerPanel(): ReactNode {
  const t = useText();
  const id = useId();
  const { layers, state } = useModel();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <h2 id={id} className={styles['head']}>
        {t('viewer.layers.title')}
        <Layers size={16} strokeWidth={1.75} aria-hidden />
      </h2>
      <ul>
        {layers.map((layer) => {
          const its = state.layers.find((one) => one.id === layer.id);
          return its !== undefined && <LayerRow key={layer.id} layer={layer} state={its} />;
        })}
      </ul>
    </section>
  );
}

const STEP = 0.05;

function LayerRow({ layer, state }: { layer: ModelLayer; state: LayerState }): ReactNode {
  const t = useText();
  const id = useId();
  const { viewer } = useModel();
  const [isOpen, setOpen] = useState(false);
  const { name } = layer;
  const { visible, opacity } = state;
  const percent = t('viewer.layers.percent', { share: opacity });
  return (
    <li className={styles['layer']} data-hidden={!visible || undefined}>
      <div className={styles['row']}>
        <IconButton
          icon={visible ? Eye : EyeOff}
          label={t(visible ? 'viewer.layers.hide' : 'viewer.layers.show', { name })}
          onClick={() => viewer?.setLayer(layer.id, { visible: !visible })}
        />
        <span className={styles['name']}>{name}</span>
        {visible && (
          <button
            type="button"
            className={styles['percent']}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t('viewer.layers.opacityOf', { name, percent })}
            onClick={() => setOpen(!isOpen)}
          >
            {percent}
          </button>
        )}
      </div>
      <LayerStage layer={layer} state={state} />
      {visible && isOpen && (
        <div id={id} className={styles['opacity']}>
          <Slider
            label={t('viewer.layers.opacity', { name })}
            labelHidden
            value={opacity}
            min={0}
            max={1}
            step={STEP}
            text={percent}
            onChange={(share) => viewer?.setLayer(layer.id, { opacity: share })}
          />
        </div>
      )}
    </li>
  );
}

const STAGES: Readonly<Record<LayerState['stage'], TextKey | null>> = {
  waiting: 'viewer.layers.waiting',
  preview: 'viewer.layers.preview',
  full: null,
  failed: 'viewer.layers.failed',
};

/** How much of a layer is here. One that is hidden stays as it is. */
function LayerStage({ layer, state }: { layer: ModelLayer; state: LayerState }): ReactNode {
  const t = useText();
  const { retryLayers } = useModel();
  const text = STAGES[state.stage];
  if (!state.visible) return null;
  if (text === null)
    return layer.isSimplified && <p className={styles['stage']}>{t('viewer.layers.simplified')}</p>;
  return (
    <p className={styles['stage']} data-failed={state.stage === 'failed' || undefined}>
      {t(text)}{' '}
      {state.stage === 'failed' && (
        <LinkButton onClick={retryLayers}>{t('viewer.layers.retry.button')}</LinkButton>
      )}
    </p>
  );
}
