import { toothNumber, toothNumberingOf } from '@archway/rules/tooth-numbering';
import { useQuery } from '@tanstack/react-query';
import { userInfoQuery } from '../../platform/session/user-info.ts';

/** A tooth by the number the reader knows it by. */
export function useToothName(): (fdi: number) => string {
  const { data: user } = useQuery(userInfoQuery);
  const numbering = toothNumberingOf(user?.toothNumberingSystem ?? '');
  return (fdi) => toothNumber(fdi, numbering);
}
