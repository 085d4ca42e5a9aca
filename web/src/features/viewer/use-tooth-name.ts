import { toothNumber } from '@archway/rules/tooth-numbering';
import { useToothNumbering } from '../../platform/session/use-tooth-numbering.ts';

/** A tooth by the number the reader knows it by. */
export function useToothName(): (fdi: number) => string {
  const numbering = useToothNumbering();
  return (fdi) => toothNumber(fdi, numbering);
}
