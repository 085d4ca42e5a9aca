export type CameraProblem = 'noCamera' | 'refused';

export class CannotSee extends Error {
  readonly problem: CameraProblem;

  constructor(problem: CameraProblem) {
    super(`no camera: ${problem}`);
    this.problem = problem;
  }
}

/** The camera at the back where there are several, sharp enough for narrow bars. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

export async function openCamera(): Promise<MediaStream> {
  // Left out by browsers on a page without TLS.
  if (navigator.mediaDevices === undefined) throw new CannotSee('noCamera');
  try {
    return await navigator.mediaDevices.getUserMedia(WANTED);
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    throw new CannotSee(name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'noCamera');
  }
}
