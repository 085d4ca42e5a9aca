import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { userInfoQuery } from '../account/public.ts';

const TYPED = 'input:not([type=range]), textarea, select';

/** A letter, figure or sign alone; what moves the focus or the model is none. */
const isPlain = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;

/**
 * Keys of the viewer hold for everything on it: after a press on the rail one goes on with the model. Whoever has
 * switched off single keys is left alone by them here too.
 */
export function useViewerKeys(stage: RefObject<HTMLElement | null>): void {
  const { data: user } = useQuery(userInfoQuery);
  const areOn = user?.preference.shortcuts ?? false;
  const onKey = useEffectEvent((event: KeyboardEvent, element: HTMLElement) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.matches(TYPED)) return;
    const isOnModel = target instanceof HTMLCanvasElement;
    if (isPlain(event) && !areOn) {
      if (isOnModel) event.stopPropagation();
      return;
    }
    if (isOnModel || !(isPlain(event) || event.key === 'Escape')) return;
    const canvas = element.querySelector('canvas');
    const passed = new KeyboardEvent('keydown', {
      key: event.key,
      shiftKey: event.shiftKey,
      cancelable: true,
    });
    canvas?.dispatchEvent(passed);
    // Shortcuts of the portal do not hear what the viewer took.
    if (passed.defaultPrevented) event.preventDefault();
  });
  useEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const listen = (event: KeyboardEvent): void => onKey(event, element);
    element.addEventListener('keydown', listen, { capture: true });
    return () => element.removeEventListener('keydown', listen, { capture: true });
  }, [stage]);
}
