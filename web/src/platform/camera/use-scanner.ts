import { useEffect, useRef, useState, type RefObject } from 'react';
import { CannotSee, openCamera, type CameraProblem } from './open-camera.ts';

/** Between two looks: quick enough for a hand that holds still, and easy on a phone's battery. */
const LOOK_EVERY = 200;

/** Shows what the camera sees and tells the first code in it. The camera is off again when this is gone. */
export function useScanner(onRead: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  problem: CameraProblem | null;
} {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onRead);
  useEffect(() => {
    told.current = onRead;
  });
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  useEffect(() => {
    const over = new AbortController();
    const look = async (screen: HTMLVideoElement): Promise<void> => {
      try {
        const text = await scan(screen, over.signal);
        if (text !== null) told.current(text);
      } catch (error) {
        if (!over.signal.aborted) setProblem(error instanceof CannotSee ? error.problem : 'noCamera');
      }
    };
    if (video.current !== null) void look(video.current);
    return () => over.abort();
  }, []);
  return { video, problem };
}

/** Null if it was given up. */
async function scan(video: HTMLVideoElement, signal: AbortSignal): Promise<string | null> {
  const [stream, { readBarcode }] = await Promise.all([openCamera(), import('./read-barcode.ts')]);
  try {
    video.srcObject = stream;
    await video.play();
    const canvas = document.createElement('canvas');
    while (!signal.aborted) {
      const picture = pictureOf(video, canvas);
      const text = picture === null ? null : await readBarcode(picture);
      if (text !== null) return signal.aborted ? null : text;
      await new Promise((resolve) => void setTimeout(resolve, LOOK_EVERY));
    }
    return null;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const { videoWidth: width, videoHeight: height } = video;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null || width === 0) return null;
  canvas.width = width;
  canvas.height = height;
  context.drawImage(video, 0, 0);
  return context.getImageData(0, 0, width, height);
}
