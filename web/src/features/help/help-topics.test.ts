import { expect, it } from 'vitest';
import { matchingTopics, OFTEN_ASKED, TOPICS } from './help-topics.ts';

const texts: Record<string, string> = {
  'help.topic.account.forgot.title': 'Passwort vergessen',
  'help.topic.team.leave.text': 'Ein Kollege geht. Die Rückgabe ist möglich.',
};
const t = (key: string): string => texts[key] ?? '';

const found = (keyword: string): string[] =>
  matchingTopics(TOPICS, keyword, t).flatMap(({ answers }) => answers.map(({ id }) => id));

it('shows every topic while nothing is searched for', () => {
  expect(matchingTopics(TOPICS, '  ', t)).toBe(TOPICS);
});

it('finds words in titles and texts, whatever their case and accents', () => {
  expect(found('PASSWORT')).toEqual(['account-forgot']);
  expect(found('ruckgabe kollege')).toEqual(['team-leave']);
});

it('needs every word', () => {
  expect(found('kollege passwort')).toEqual([]);
});

it('asks often only what has an answer', () => {
  const known = TOPICS.flatMap(({ answers }) => answers.map(({ id }) => id));
  expect(known).toEqual(expect.arrayContaining([...OFTEN_ASKED]));
});
