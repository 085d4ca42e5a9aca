import type { PartedUpload, UploadPlace } from '@archway/contract/file/model';
import { isCallFailure } from '../../call/call-failure.ts';
import type { Semaphore } from '../../async/semaphore.ts';
import { PartAddresses } from './part-addresses.ts';
import { planParts } from './part-plan.ts';
import { PartsProgress } from './parts-progress.ts';
import { sendParts } from './send-parts.ts';
import { problemOf, SendingProblem } from './sending-problem.ts';
import { untilAnswered } from './until-answered.ts';
import type { FileToSend, UploadPhase, UploadShown } from './upload-shown.ts';
import type { UploadTools } from './upload-tools.ts';

/** Names of files at the server. A long one loses its beginning: its ending says what the file is. */
const MAX_NAME = 128;
/** Bytes move more often than anybody can read. */
const SHOW_EVERY_MS = 200;
/** The store has lost parts that it had taken: that may happen once, not again and again. */
const MAX_FINISHES = 3;

export const nameOf = (file: File): string => file.name.slice(-MAX_NAME);

/** One file on its way into the store. `run` goes on until it is done, has failed, or is paused. */
export class Upload {
  #shown: UploadShown;
  /** Of the file and not of the way there: `resume` goes on with it. */
  #progress: PartsProgress | null = null;
  #place: PartedUpload | null = null;
  #resumes: string | null;
  #hash: Promise<string> | null = null;
  /** A pause may come before the answer: asked again, the server begins nothing twice. */
  #startKey: string = crypto.randomUUID();
  /** Ends with a pause. */
  #round = new AbortController();
  /** Ends with the upload. */
  readonly #life = new AbortController();
  #shownAt = 0;
  readonly #wanted: FileToSend;
  readonly #tools: UploadTools;
  readonly #lanes: Semaphore;
  readonly #onChange: () => void;

  constructor(wanted: FileToSend, tools: UploadTools, lanes: Semaphore, onChange: () => void) {
    this.#wanted = wanted;
    this.#tools = tools;
    this.#lanes = lanes;
    this.#onChange = onChange;
    this.#resumes = wanted.resumes ?? null;
    const { file, group, kind, resumes = null } = wanted;
    this.#shown = {
      id: crypto.randomUUID(),
      group,
      name: nameOf(file),
      size: file.size,
      kind,
      fileId: resumes,
      isAttached: resumes !== null,
      phase: 'waiting',
      problem: null,
      sent: 0,
      perSecond: null,
      secondsLeft: null,
    };
  }

  get shown(): UploadShown {
    return this.#shown;
  }

  async run(): Promise<void> {
    const round = new AbortController();
    const { signal } = round;
    this.#round = round;
    try {
      await this.#go(signal);
      this.#show({ phase: 'done', sent: this.#wanted.file.size, perSecond: null, secondsLeft: null });
    } catch (error) {
      if (signal.aborted) return;
      this.#fail(problemOf(error));
    } finally {
      // Its own: somebody may have resumed before the last of a paused round was over.
      round.abort();
    }
  }

  /** Stops, and keeps what has arrived. */
  pause(): void {
    this.#halt('paused');
  }

  /** Waits for its turn, to go on where it was. */
  wait(): void {
    // After a failure only the store knows what it has.
    if (this.#shown.phase === 'failed' && this.#place !== null) {
      this.#resumes = this.#place.fileId;
      this.#place = null;
    }
    this.#show({ phase: 'waiting', problem: null });
  }

  /** Stops for good, and leaves what has arrived for another day. */
  stop(): void {
    this.#round.abort();
    this.#life.abort();
  }

  /** Stops for good, and gives up what has arrived. */
  async cancel(): Promise<void> {
    this.stop();
    const { fileId, isAttached } = this.#shown;
    if (fileId === null) return;
    try {
      if (isAttached) await this.#wanted.detach(fileId);
    } finally {
      await this.#tools.cancel({ fileId });
    }
  }

  async #go(signal: AbortSignal): Promise<void> {
    this.#show({ phase: this.#progress === null && this.#resumes === null ? 'starting' : 'resuming' });
    const place = this.#place ?? (await this.#begin(signal));
    await this.#attach(signal);
    if ('url' in place) await this.#sendWhole(place, signal);
    else await this.#sendInParts(place, signal);
  }

  async #begin(signal: AbortSignal): Promise<PartedUpload | UploadPlace> {
    const resumed = this.#resumes === null ? null : await this.#goOnWith(this.#resumes, signal);
    this.#resumes = null;
    if (resumed !== null) return resumed;
    const { file, kind } = this.#wanted;
    const input = { kind, name: nameOf(file), size: file.size };
    // What is begun anew gets another id; the room of the one before is needed first.
    const { fileId: before } = this.#shown;
    if (before !== null) await this.#tools.cancel({ fileId: before }).catch(() => undefined);
    const key = this.#startKey;
    const place = await this.#ask(() => this.#tools.start(input, { key, signal }), signal);
    this.#startKey = crypto.randomUUID();
    this.#show({ fileId: place.fileId, isAttached: false });
    if ('url' in place) return place;
    return this.#take(place, []);
  }

  /** Null for an upload that is over or gone: then the file is sent from its beginning. */
  async #goOnWith(fileId: string, signal: AbortSignal): Promise<PartedUpload | null> {
    try {
      const { sent, ...place } = await this.#ask(() => this.#tools.resume({ fileId }, { signal }), signal);
      return this.#take(place, sent);
    } catch (error) {
      if (isCallFailure(error) && (error.failure === 'notFound' || error.failure === 'conflict')) return null;
      throw error;
    }
  }

  #take(place: PartedUpload, sent: readonly number[]): PartedUpload {
    this.#place = place;
    this.#progress = new PartsProgress(planParts(this.#wanted.file.size, place.partSize), sent);
    this.#show(this.#progress.read(this.#tools.now()));
    return place;
  }

  async #attach(signal: AbortSignal): Promise<void> {
    const { fileId, isAttached } = this.#shown;
    if (isAttached || fileId === null) return;
    await this.#ask(() => this.#wanted.attach(fileId), signal);
    this.#show({ isAttached: true });
  }

  async #sendInParts(place: PartedUpload, signal: AbortSignal): Promise<void> {
    const { fileId } = place;
    this.#hash ??= this.#tools.hash(this.#wanted.file, this.#life.signal);
    for (let finishes = 1; ; finishes += 1) {
      // A file that cannot be read fails at once, and not when everything else has been sent.
      const [sha256] = await Promise.all([this.#hash, this.#sendMissing(fileId, signal)]);
      signal.throwIfAborted();
      this.#show({ phase: 'finishing' });
      if (await this.#finish({ fileId, sha256 }, signal)) return;
      if (finishes === MAX_FINISHES) throw new SendingProblem('refused');
      await this.#goOnWith(fileId, signal);
    }
  }

  async #sendMissing(fileId: string, signal: AbortSignal): Promise<void> {
    const progress = this.#progress;
    if (progress === null) return;
    const { file } = this.#wanted;
    const { sign, putPart: put, pause, now } = this.#tools;
    this.#show({ phase: progress.read(now()).sent === 0 ? 'sending' : 'resuming' });
    const addresses = new PartAddresses(async (partNumbers) => {
      const { parts } = await sign({ fileId, partNumbers }, { signal });
      return parts;
    });
    await sendParts({
      file,
      parts: progress.missing,
      addresses,
      lanes: this.#lanes,
      put,
      pause,
      signal,
      onMoved: (part, bytes) => {
        progress.moved(part, bytes, now());
        this.#showMoved(bytes > 0);
      },
      onLost: (part) => {
        progress.lost(part);
        if (!progress.isMoving) this.#show({ phase: 'stalled', ...progress.read(now()) });
      },
      onArrived: (part) => {
        progress.arrive(part, now());
        this.#showMoved(true);
      },
    });
  }

  #showMoved(hasBytes: boolean): void {
    const { phase } = this.#shown;
    const next: UploadPhase = hasBytes ? 'sending' : phase === 'stalled' ? 'resuming' : phase;
    const now = this.#tools.now();
    if (this.#progress === null || (next === phase && now - this.#shownAt < SHOW_EVERY_MS)) return;
    this.#shownAt = now;
    this.#show({ phase: next, ...this.#progress.read(now) });
  }

  /** A photo is small: it goes at once, and from its beginning every time. */
  async #sendWhole(place: UploadPlace, signal: AbortSignal): Promise<void> {
    const { file } = this.#wanted;
    this.#show({ phase: 'sending' });
    const onProgress = (share: number): void => this.#show({ sent: Math.round(share * file.size) });
    const put = () => this.#tools.putWhole(place, file, { signal, onProgress });
    const stored = await put();
    const again = stored === 'lost' && !signal.aborted ? await put() : stored;
    signal.throwIfAborted();
    if (again !== 'stored') throw new SendingProblem('refused');
    this.#show({ phase: 'finishing' });
    await this.#finish({ fileId: place.fileId }, signal);
  }

  /** False if the store misses something after all. */
  async #finish(input: { fileId: string; sha256?: string }, signal: AbortSignal): Promise<boolean> {
    const key = crypto.randomUUID();
    try {
      await this.#ask(() => this.#tools.finish(input, { key, signal }), signal);
      return true;
    } catch (error) {
      if (isCallFailure(error) && error.failure === 'uploading') return false;
      throw error;
    }
  }

  #ask<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const onWaiting = (): void => this.#show({ phase: 'stalled' });
    return untilAnswered(ask, { signal, pause: this.#tools.pause, onWaiting });
  }

  #fail(problem: SendingProblem): void {
    this.#hash = null;
    this.#halt('failed');
    this.#show({ problem });
  }

  #halt(phase: UploadPhase): void {
    this.#round.abort();
    this.#progress?.halt();
    this.#show({ phase, ...this.#progress?.read(this.#tools.now()) });
  }

  #show(change: Partial<UploadShown>): void {
    this.#shown = { ...this.#shown, ...change };
    this.#onChange();
  }
}
