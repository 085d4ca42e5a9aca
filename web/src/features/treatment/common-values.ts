import { choicesOf, type ChoiceField } from '@archway/rules/treatment/choices';
import type { Work } from '@archway/rules/treatment/prescription';

/** What all of the works say alike; null where they differ, or say nothing. */
export function commonOf<F extends keyof Work>(works: readonly Work[], field: F): Work[F] | null {
  const [first] = works;
  if (first === undefined) return null;
  return works.every((work) => work[field] === first[field]) ? first[field] : null;
}

/** Offered for every one of the works. */
export function offeredFor(works: readonly Work[], field: ChoiceField): readonly string[] {
  const [first, ...rest] = works;
  if (first === undefined) return [];
  return choicesOf(first, field).filter((value) =>
    rest.every((work) => choicesOf(work, field).includes(value)),
  );
}
