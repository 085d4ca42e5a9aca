import { toothNumberingOf } from '@archway/rules/tooth-numbering';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { userInfoQuery } from '../../../platform/session/user-info.ts';
import { useLanguage } from '../../../platform/text/i18n.ts';
import { makeMarkWords } from './make-mark-words.ts';
import type { MarkWords } from './mark-words.ts';

/** Numbers and teeth as the reader writes them; the same object until the language or the numbering changes. */
export function useMarkWords(): MarkWords {
  const t = useText();
  const { language } = useLanguage();
  const { data: user } = useQuery(userInfoQuery);
  const numbering = toothNumberingOf(user?.toothNumberingSystem ?? '');
  return useMemo(() => makeMarkWords(t, language, numbering), [t, language, numbering]);
}
