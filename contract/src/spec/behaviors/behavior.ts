export type SpecBehavior = {
  /** Never given to another statement. */
  number: number;
  text: string;
} & (
  | {
      state: 'built';
      /** A test that holds it: the file, and the title in it. */
      test: readonly [file: string, title: string];
    }
  | { state: 'owed' }
);

export const built = (number: number, text: string, file: string, title: string): SpecBehavior => ({
  number,
  text,
  state: 'built',
  test: [file, title],
});

export const owed = (number: number, text: string): SpecBehavior => ({ number, text, state: 'owed' });
