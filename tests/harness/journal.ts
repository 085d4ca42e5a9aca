import { closeSync, fsyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Answers that a client received, written to disk before the client continues. */
export interface Journal<E> {
  write(entry: E): void;
  /** All entries so far, read from disk. */
  entries(): E[];
  close(): void;
}

export function openJournal<E>(): Journal<E> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-journal-'));
  const path = join(folder, 'journal.jsonl');
  const file = openSync(path, 'a');
  return {
    write: (entry) => {
      writeSync(file, `${JSON.stringify(entry)}\n`);
      fsyncSync(file);
    },
    entries: () =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as E),
    close: () => {
      closeSync(file);
      rmSync(folder, { recursive: true });
    },
  };
}
