import { dropDraft, getDraft, saveDraft } from '@archway/contract/draft/calls';
import { send } from '../call/call.ts';
import { isCallFailure } from '../call/call-failure.ts';
import { dropLocalDraft, writeLocalDraft, type DraftName } from './local-drafts.ts';

/** `here`: on this computer alone, until the server answers again. `elsewhere`: another tab has saved since. */
export type DraftPlace = 'server' | 'here' | 'elsewhere';

/** Keeps what is typed into one form: one save at a time, the newest text. */
export class DraftKeeper {
  readonly #name: DraftName;
  readonly #onPlace: (place: DraftPlace) => void;
  #version: number;
  #kept: string;
  #place: DraftPlace = 'server';
  #saving: Promise<void> | null = null;
  #isOver = false;

  constructor(
    name: DraftName,
    { version, body }: { version: number; body: string },
    onPlace: (place: DraftPlace) => void,
  ) {
    this.#name = name;
    this.#version = version;
    this.#kept = body;
    this.#onPlace = onPlace;
  }

  async keep(body: string): Promise<void> {
    const isNeeded = body !== this.#kept && !this.#isOver && this.#place !== 'elsewhere';
    if (!isNeeded || this.#saving !== null) return;
    this.#saving = this.#save(body);
    await this.#saving;
    this.#saving = null;
  }

  async #save(body: string): Promise<void> {
    const { kind, subject } = this.#name;
    try {
      const { version } = await send(saveDraft, { kind, subject, body, version: this.#version });
      this.#version = version;
      this.#kept = body;
      dropLocalDraft(this.#name);
      this.#move('server');
    } catch (error) {
      if (isCallFailure(error) && error.failure === 'conflict') this.#move('elsewhere');
      else if (!this.#isOver) {
        writeLocalDraft(this.#name, { body, version: this.#version });
        this.#move('here');
      }
    }
  }

  /** Goes on from what another tab has saved, and writes over it. */
  async overwrite(body: string): Promise<void> {
    const { kind, subject } = this.#name;
    const { draft } = await send(getDraft, { kind, subject });
    this.#version = draft?.version ?? 0;
    this.#move('server');
    await this.keep(body);
  }

  /** What was kept is not wanted; the form begins anew with this. */
  async restart(body: string): Promise<void> {
    await this.forget();
    this.#version = 0;
    this.#kept = body;
    this.#isOver = false;
    this.#move('server');
  }

  /** It was saved: nothing is kept from here on. */
  async forget(): Promise<void> {
    this.#isOver = true;
    // One that is on its way would come back after it was dropped.
    await this.#saving;
    dropLocalDraft(this.#name);
    const { kind, subject } = this.#name;
    // What cannot be dropped now is swept one day; the form is saved all the same.
    await send(dropDraft, { kind, subject }).catch(() => {});
  }

  #move(place: DraftPlace): void {
    if (place === this.#place) return;
    this.#place = place;
    this.#onPlace(place);
  }
}
