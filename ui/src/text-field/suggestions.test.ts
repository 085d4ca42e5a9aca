import { expect, it } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

it('suggests what contains the typed text, beginnings first', () => {
  expect(suggestionsFor('ham', ['Nordham', 'Hamburg', 'Bremen'])).toEqual(['Hamburg', 'Nordham']);
});

it('suggests at most fifty', () => {
  expect(
    suggestionsFor(
      '',
      Array.from({ length: 80 }, (_, i) => `${i}`),
    ),
  ).toHaveLength(50);
});
