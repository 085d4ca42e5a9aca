/** What one item of a part (a seed, a planted bug) came to. */
export interface ItemResult {
  passed: boolean;
  /** Numbers worth adding up over all items. */
  numbers: Record<string, number>;
  /** One line for the reader. */
  line: string;
  problems: string[];
}

/** A proof that is run on its own. Its items are kept as they finish, so that it can be taken up again. */
export interface Part {
  name: string;
  /** What a full run of it shows, in one sentence. */
  claim: string;
  items: readonly string[];
  run(item: string): Promise<ItemResult>;
  /** Puts away what the items have shared. */
  finish?(): Promise<void>;
  /** Called by `--write` once all items have passed at a revision. */
  whenWhole?(revision: string): void;
}
