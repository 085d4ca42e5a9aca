import type { TextKey } from '@archway/locales/keys';
import { VIEWER_BACKGROUNDS } from '@archway/rules/viewer-choices';
import { useText } from '@archway/ui/text';
import { after } from '@archway/viewer/input/run-command';
import { ANIMATIONS, type Animation, type Background, type Display } from '@archway/viewer/types/state';
import { Axis3d, Camera, Image, Palette, Pause, Play, Sparkles, Spline } from 'lucide-react';
import type { ReactNode } from 'react';
import { useModel } from '../model.ts';
import { RailButton } from './rail-button.tsx';
import styles from './tool-rail.module.css';

const BACKGROUND_TEXTS: Readonly<Record<Background, TextKey>> = {
  default: 'viewer.display.backgrounds.default',
  dynamic: 'viewer.display.backgrounds.dynamic',
  fresh: 'viewer.display.backgrounds.fresh',
};
const ANIMATION_TEXTS: Readonly<Record<Animation, TextKey>> = {
  none: 'viewer.display.animations.none',
  bite: 'viewer.display.animations.bite',
  turn: 'viewer.display.animations.turn',
};

/** How the model is shown. What is on is tinted. */
export function DisplayOptions({ isFolded }: { isFolded: boolean }): ReactNode {
  const t = useText();
  const { viewer, state, showsMargins, setShowsMargins } = useModel();
  const { display } = state;
  const set = (change: Partial<Display>) => viewer?.setDisplay(change);
  const entry = { kind: 'option', isFolded } as const;
  return (
    <>
      <RailButton
        {...entry}
        icon={Spline}
        label={t('viewer.display.margins')}
        shortcut="G"
        isOn={showsMargins}
        onPress={() => setShowsMargins(!showsMargins)}
      />
      <RailButton
        {...entry}
        icon={Palette}
        label={t('viewer.display.trueColor')}
        shortcut="C"
        isOn={display.trueColor}
        onPress={() => set({ trueColor: !display.trueColor })}
      />
      <RailButton
        {...entry}
        icon={Sparkles}
        label={t('viewer.display.vivid')}
        shortcut="V"
        isOn={display.vivid}
        onPress={() => set({ vivid: !display.vivid })}
      />
      <RailButton
        {...entry}
        icon={Image}
        label={t('viewer.display.background')}
        shortcut="B"
        isOn={display.background !== 'default'}
        value={t(BACKGROUND_TEXTS[display.background])}
        onPress={() => set({ background: after(VIEWER_BACKGROUNDS, display.background) })}
      />
      <span className={styles['line']} />
      <Motion isFolded={isFolded} />
    </>
  );
}

function Motion({ isFolded }: { isFolded: boolean }): ReactNode {
  const t = useText();
  const { viewer, state, snapshot } = useModel();
  const { animation, paused, center } = state.display;
  return (
    <>
      <RailButton
        kind="option"
        isFolded={isFolded}
        icon={Play}
        label={t('viewer.display.animation')}
        shortcut="P"
        isOn={animation !== 'none'}
        value={t(ANIMATION_TEXTS[animation])}
        onPress={() => viewer?.setDisplay({ animation: after(ANIMATIONS, animation), paused: false })}
      />
      {animation !== 'none' && (
        <RailButton
          kind="option"
          isFolded={isFolded}
          icon={Pause}
          label={t('viewer.display.pause')}
          isOn={paused}
          onPress={() => viewer?.setDisplay({ paused: !paused })}
        />
      )}
      <RailButton
        kind="option"
        isFolded={isFolded}
        icon={Axis3d}
        label={t('viewer.display.center')}
        shortcut="O"
        isOn={center}
        onPress={() => viewer?.setDisplay({ center: !center })}
      />
      <RailButton
        kind="action"
        isFolded={isFolded}
        icon={Camera}
        label={t('viewer.display.snapshot')}
        shortcut="K"
        onPress={snapshot}
      />
    </>
  );
}
