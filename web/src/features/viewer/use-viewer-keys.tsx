import { useShortcut } from '@archway/ui/shortcuts';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react';
import { userInfoQuery } from '../../platform/session/user-info.ts';
import { useModel } from './model.ts';
import { canOpen } from './tools/tools.ts';
import { VIEWER_KEYS } from './viewer-keys.ts';

const TYPED = 'input:not([type=range]), textarea, select';

/** A letter, figure or sign alone; what moves the focus or the model is none. */
const isPlain = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;

/** Hands a key to the model as if it had the focus; answers whether the model took it. */
function passOn(stage: HTMLElement | null, { key, shiftKey = false }: { key: string; shiftKey?: boolean }) {
  const passed = new KeyboardEvent('keydown', { key, shiftKey, cancelable: true });
  stage?.querySelector('canvas')?.dispatchEvent(passed);
  return passed.defaultPrevented;
}

/**
 * Keys of the viewer hold for everything on it: after a press on the rail one goes on with the model. Whoever has
 * turned off single keys is left alone by them here too.
 */
export function useViewerKeys(stage: RefObject<HTMLElement | null>): void {
  const { data: user } = useQuery(userInfoQuery);
  const { opening, active } = useModel();
  const areOn = user?.preference.shortcuts ?? false;
  const onKey = useEffectEvent((event: KeyboardEvent, element: HTMLElement) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.matches(TYPED)) return;
    const isOnModel = target instanceof HTMLCanvasElement;
    if (isPlain(event) && !areOn) {
      if (isOnModel) event.stopPropagation();
      return;
    }
    // With no tool in hand, Esc gives the keyboard back to the page.
    if (isOnModel && event.key === 'Escape' && active === null) target.blur();
    if (isOnModel || !(isPlain(event) || event.key === 'Escape')) return;
    // Shortcuts of the portal do not hear what the viewer took.
    if (passOn(element, event)) event.preventDefault();
  });
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const listen = (event: KeyboardEvent): void => onKey(event, element);
    element.addEventListener('keydown', listen, { capture: true });
    return () => element.removeEventListener('keydown', listen, { capture: true });
  }, [stage]);
  // Whoever opens a case can begin: nothing else has the focus yet.
  const host = opening.kind === 'open' ? opening.host : null;
  useEffect(() => {
    if (host !== null && document.activeElement === document.body)
      host.querySelector('canvas')?.focus({ preventScroll: true });
  }, [host]);
}

/** The same keys while the focus is elsewhere on the page, and their entries in the list of shortcuts. */
export function ViewerShortcuts({ stage }: { stage: RefObject<HTMLElement | null> }): ReactNode {
  const { canSave, active } = useModel();
  return (
    <>
      {VIEWER_KEYS.filter(({ tool }) => tool === undefined || canOpen(tool, canSave)).map(({ key, text }) => (
        <ViewerShortcut key={key} keys={key} text={text} stage={stage} />
      ))}
      {active !== null && <ViewerShortcut keys="escape" stage={stage} />}
    </>
  );
}

function ViewerShortcut({
  keys,
  text,
  stage,
}: {
  keys: string;
  text?: (typeof VIEWER_KEYS)[number]['text'];
  stage: RefObject<HTMLElement | null>;
}): ReactNode {
  const t = useText();
  const run = () => passOn(stage.current, { key: keys === 'escape' ? 'Escape' : keys });
  useShortcut(keys, run, text === undefined ? {} : { label: t(text), group: t('viewer.region') });
  return null;
}
