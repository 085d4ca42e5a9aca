import type { CaseToSend } from '@archway/contract/order/sending';
import type { Translate } from '@archway/locales/translator';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { gapTitle } from '../../treatment/public.ts';
import { OBSTACLE_WORDS } from '../obstacle-words.ts';
import { obstaclesOf } from './use-send-cases.ts';

interface Words {
  t: Translate;
  numbering: ToothNumberingSystem;
  number: (value: number) => string;
}

/** What keeps a case back, beginning with what its prescription lacks; empty for one that can go. */
export function whyNot(words: Words, one: CaseToSend, requestedOn: string | null): string {
  const obstacles = obstaclesOf(one, requestedOn);
  const [gap] = one.gaps;
  const [first] = obstacles;
  if (obstacles.includes('gaps') && gap !== undefined)
    return words.t('order.sendMany.missing', { what: gapTitle(words, gap) });
  return first === undefined ? '' : words.t(OBSTACLE_WORDS[first]);
}
