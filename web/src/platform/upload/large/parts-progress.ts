import { bytesOf, missingParts, type Part } from './part-plan.ts';
import { secondsLeft, TransferRate } from './transfer-rate.ts';

/** What is known about how far a file has come. */
export interface Moved {
  /** Bytes that the store has, and those on their way. */
  sent: number;
  perSecond: number | null;
  secondsLeft: number | null;
}

/** Which parts of a file have arrived, and how much of the others is on its way. */
export class PartsProgress {
  readonly #plan: readonly Part[];
  readonly #arrived: Set<number>;
  readonly #onTheWay = new Map<number, number>();
  readonly #rate = new TransferRate();

  constructor(plan: readonly Part[], arrived: Iterable<number> = []) {
    this.#plan = plan;
    this.#arrived = new Set(arrived);
  }

  get missing(): Part[] {
    return missingParts(this.#plan, this.#arrived);
  }

  /** Whether anything is being sent at this moment. */
  get isMoving(): boolean {
    return this.#onTheWay.size > 0;
  }

  /** So much of a part is on its way. */
  moved({ number }: Part, bytes: number, at: number): void {
    this.#rate.add(at, Math.max(0, bytes - (this.#onTheWay.get(number) ?? 0)));
    this.#onTheWay.set(number, bytes);
  }

  lost({ number }: Part): void {
    this.#onTheWay.delete(number);
  }

  arrive({ number, start, end }: Part, at: number): void {
    this.moved({ number, start, end }, end - start, at);
    this.#onTheWay.delete(number);
    this.#arrived.add(number);
  }

  /** Nothing more is on its way. */
  halt(): void {
    this.#onTheWay.clear();
    this.#rate.reset();
  }

  read(at: number): Moved {
    const missing = bytesOf(this.missing);
    const onTheWay = [...this.#onTheWay.values()].reduce((sum, bytes) => sum + bytes, 0);
    const perSecond = this.#rate.perSecond(at);
    return {
      sent: bytesOf(this.#plan) - missing + onTheWay,
      perSecond,
      secondsLeft: secondsLeft(missing - onTheWay, perSecond),
    };
  }
}
