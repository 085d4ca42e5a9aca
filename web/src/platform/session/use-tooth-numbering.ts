import { toothNumberingOf, type ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from './user-info.ts';

/** The numbers the reader knows teeth by. */
export function useToothNumbering(): ToothNumberingSystem {
  const { data: user } = useQuery(userInfoQuery);
  return toothNumberingOf(user?.toothNumberingSystem ?? '');
}
