import { downloadCaseFile } from '@archway/contract/case/calls';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '../../../platform/call/queries.ts';

export interface Voice {
  isPlaying: boolean;
  /** Asking where it is. */
  isOpening: boolean;
  /** In seconds. */
  at: number;
  toggle: () => void;
  seek: (at: number) => void;
}

/** An address is good for five minutes; one that is about to end is asked for anew. */
const GOOD_FOR_MS = 4 * 60_000;

/** Plays a voice memo. Where it is read is asked for at the first press, and again for who comes back later. */
export function useVoice(caseId: string, fileId: string): Voice {
  const t = useText();
  const toast = useToast();
  const sound = useRef<HTMLAudioElement | null>(null);
  const openedAt = useRef(0);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const address = useCall(downloadCaseFile);
  useEffect(() => () => sound.current?.pause(), []);

  const open = async (): Promise<HTMLAudioElement> => {
    if (sound.current !== null && Date.now() - openedAt.current < GOOD_FOR_MS) return sound.current;
    const { url } = await address.mutateAsync({ caseId, fileId });
    const opened = new Audio(url);
    opened.addEventListener('timeupdate', () => setAt(opened.currentTime));
    opened.addEventListener('play', () => setPlaying(true));
    opened.addEventListener('pause', () => setPlaying(false));
    opened.addEventListener('ended', () => {
      opened.currentTime = 0;
    });
    opened.currentTime = at;
    sound.current = opened;
    openedAt.current = Date.now();
    return opened;
  };
  const play = async (): Promise<void> => {
    const opened = await open();
    await opened.play().catch(() => {
      sound.current = null;
      toast.message(t('cases.voice.notPlayed'));
    });
  };
  return {
    isPlaying,
    isOpening: address.isPending,
    at,
    // Why an address was refused is told by the call.
    toggle: () => (isPlaying ? sound.current?.pause() : void play().catch(() => {})),
    seek: (wanted) => {
      setAt(wanted);
      if (sound.current !== null) sound.current.currentTime = wanted;
    },
  };
}
