import type { Mark } from '@archway/contract/mark/model';
import type { MarkShape } from '@archway/rules/marks';
import { IdempotencyKey } from '../../../platform/call/idempotency-key.ts';

/** Something made that the server does not have yet. */
export interface UnsavedMark {
  id: string;
  shape: MarkShape;
  /** Why it could not be saved; null while it is on its way. */
  problem: string | null;
}

/** A note on the model that is still being written. */
export interface NoteDraft {
  tooth: number | null;
  text: string;
}

/** Without a `markId` a new one is made. The gesture is the mark's own: sent twice, it is made once. */
export type SaveMark = (markId: string | null, shape: MarkShape, key: IdempotencyKey) => Promise<Mark>;

interface Entry {
  shape: MarkShape;
  problem: string | null;
  isSaving: boolean;
  /** It was changed while it was on its way. */
  isChanged: boolean;
  key: IdempotencyKey;
  /** As it was sent when the line broke: the server may have it. */
  sent: MarkShape | null;
}

/**
 * Saves what is made at once, one request at a time for each mark, and keeps it until the server has it: a save that
 * failed loses nothing. What is made here has an id of the page's own until the server gives it one.
 */
export class MarkKeeper {
  readonly #save: SaveMark;
  readonly #onSaved: (mark: Mark) => void;
  readonly #entries = new Map<string, Entry>();
  /** Ids of the page's own, and what the server calls them: null until it knows them. */
  readonly #own = new Map<string, string | null>();
  readonly #listeners = new Set<() => void>();
  #draft: NoteDraft | null = null;
  #shown: readonly UnsavedMark[] = [];

  constructor(save: SaveMark, onSaved: (mark: Mark) => void) {
    this.#save = save;
    this.#onSaved = onSaved;
  }

  /** The same array until something has changed. */
  get unsaved(): readonly UnsavedMark[] {
    return this.#shown;
  }

  /** A note that was begun: it outlasts its page. */
  get draft(): NoteDraft | null {
    return this.#draft;
  }

  keepDraft(draft: NoteDraft | null): void {
    this.#draft = draft;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What a mark is called by now. */
  idOf(id: string): string {
    return this.#own.get(id) ?? id;
  }

  add(shape: MarkShape): string {
    const id = crypto.randomUUID();
    this.#own.set(id, null);
    this.change(id, shape);
    return id;
  }

  change(id: string, shape: MarkShape): void {
    const entry = this.#entries.get(id);
    if (entry?.isSaving === true) Object.assign(entry, { shape, isChanged: true });
    else {
      const key = entry?.key ?? new IdempotencyKey();
      const sent = entry?.sent ?? null;
      this.#entries.set(id, { shape, problem: null, isSaving: true, isChanged: false, key, sent });
      void this.#send(id);
    }
    this.#changed();
  }

  /** Tries a save that failed once more. */
  retry(id: string): void {
    const [key, entry] = this.#find(id);
    if (entry?.isSaving === false) this.change(key, entry.shape);
  }

  /** Gives up what could not be saved. */
  forget(id: string): void {
    this.#entries.delete(this.#find(id)[0]);
    this.#changed();
  }

  /** By the page's own id or the server's. */
  #find(id: string): [string, Entry | undefined] {
    const found = [...this.#entries].find(([key]) => this.idOf(key) === id);
    return found ?? [id, this.#entries.get(id)];
  }

  async #send(id: string): Promise<void> {
    const entry = this.#entries.get(id);
    if (entry === undefined) return;
    const markId = this.#own.has(id) ? (this.#own.get(id) ?? null) : id;
    // A new mark whose answer was lost is sent as it was, under its key: changed, it would be made twice.
    const shape = markId === null ? (entry.sent ?? entry.shape) : entry.shape;
    try {
      const mark = await this.#save(markId, shape, entry.key);
      if (this.#own.has(id)) this.#own.set(id, mark.markId);
      entry.sent = null;
      entry.isChanged ||= shape !== entry.shape;
      this.#finishSave(id, entry, mark);
    } catch (error) {
      const sent = entry.key.isOpen ? shape : null;
      Object.assign(entry, { isSaving: false, isChanged: false, problem: messageOf(error), sent });
    }
    this.#changed();
  }

  #finishSave(id: string, entry: Entry, mark: Mark): void {
    this.#onSaved(mark);
    if (entry.isChanged) {
      entry.isChanged = false;
      void this.#send(id);
    } else this.#entries.delete(id);
  }

  #changed(): void {
    this.#shown = [...this.#entries].map(([id, { shape, problem }]) => ({
      id: this.idOf(id),
      shape,
      problem,
    }));
    for (const listener of this.#listeners) listener();
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');
