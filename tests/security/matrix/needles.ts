/** As short as the shortest secret that is worth looking for by its beginning. */
const BEGINNING = 8;

/**
 * Many thousands of strings, looked for in many thousands of lines: each place of a line is asked for one that begins as it
 * does, because asking each line for each of them took longer than a tenth of the run.
 */
export class Needles {
  readonly #byBeginning = new Map<string, Set<string>>();
  readonly #short = new Set<string>();

  add(needle: string): void {
    if (needle.length < BEGINNING) {
      this.#short.add(needle);
      return;
    }
    const beginning = needle.slice(0, BEGINNING);
    const alike = this.#byBeginning.get(beginning) ?? new Set();
    this.#byBeginning.set(beginning, alike.add(needle));
  }

  areIn(text: string): boolean {
    for (let at = 0; at + BEGINNING <= text.length; at += 1) {
      const alike = this.#byBeginning.get(text.slice(at, at + BEGINNING));
      if (alike !== undefined && [...alike].some((needle) => text.startsWith(needle, at))) return true;
    }
    return [...this.#short].some((needle) => text.includes(needle));
  }
}
