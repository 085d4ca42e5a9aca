/** Where a part goes, for 15 minutes. */
export interface PartAddress {
  partNumber: number;
  url: string;
}

type Sign = (partNumbers: number[]) => Promise<readonly PartAddress[]>;

/** Few enough that the last of them is used before its time is over. */
const AT_ONCE = 8;

/** The addresses of a file's parts, asked for a few at a time. */
export class PartAddresses {
  readonly #sign: Sign;
  readonly #known = new Map<number, PartAddress & { batch: number }>();
  readonly #asked = new Map<number, Promise<void>>();
  #batches = 0;

  constructor(sign: Sign) {
    this.#sign = sign;
  }

  /** `next` are the parts that will be sent after it. */
  async of(partNumber: number, next: readonly number[]): Promise<PartAddress> {
    for (;;) {
      const known = this.#known.get(partNumber);
      if (known !== undefined) return known;
      await (this.#asked.get(partNumber) ?? this.#ask(partNumber, next));
    }
  }

  /** The store no longer takes it, and so none that is as old. One that was asked for since stays. */
  forget({ partNumber, url }: PartAddress): void {
    const known = this.#known.get(partNumber);
    if (known?.url !== url) return;
    for (const [number, { batch }] of this.#known) if (batch <= known.batch) this.#known.delete(number);
  }

  #ask(partNumber: number, next: readonly number[]): Promise<void> {
    const others = next.filter((number) => !this.#known.has(number) && !this.#asked.has(number));
    const wanted = [partNumber, ...others].slice(0, AT_ONCE);
    const batch = (this.#batches += 1);
    const asked = this.#keep(wanted, batch);
    for (const number of wanted) this.#asked.set(number, asked);
    return asked;
  }

  async #keep(wanted: number[], batch: number): Promise<void> {
    try {
      const addresses = await this.#sign(wanted);
      for (const address of addresses) this.#known.set(address.partNumber, { ...address, batch });
    } finally {
      for (const number of wanted) this.#asked.delete(number);
    }
  }
}
