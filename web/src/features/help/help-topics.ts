import type { TextKey } from '@archway/locales/keys';
import { foldText } from '@archway/rules/fold-text';
import { HELP_ANSWERS } from '@archway/locales/sections';

export interface Answer {
  /** Names it in the page's address. */
  id: string;
  title: TextKey;
  text: TextKey;
}

export interface Topic {
  id: string;
  title: TextKey;
  answers: readonly Answer[];
}

/** The keys of every answer. The check of the locales makes sure that every text exists. */
export const TOPICS: readonly Topic[] = Object.entries(HELP_ANSWERS).map(([topic, answers]) => {
  const key = (name: string): TextKey => `help.topic.${topic}.${name}` as TextKey;
  return {
    id: topic,
    title: key('title'),
    answers: answers.map((name) => ({
      id: `${topic}-${name}`,
      title: key(`${name}.title`),
      text: key(`${name}.text`),
    })),
  };
});

export const OFTEN_ASKED = ['account-forgot', 'cases-attention', 'team-invite', 'settings-keys'] as const;

/** The topics with only the answers that contain every word typed. */
export function matchingTopics(
  topics: readonly Topic[],
  keyword: string,
  t: (key: TextKey) => string,
): readonly Topic[] {
  const words = foldText(keyword)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return topics;
  return topics
    .map((topic) => ({
      ...topic,
      answers: topic.answers.filter(({ title, text }) => {
        const content = foldText(`${t(topic.title)} ${t(title)} ${t(text)}`);
        return words.every((word) => content.includes(word));
      }),
    }))
    .filter(({ answers }) => answers.length > 0);
}
