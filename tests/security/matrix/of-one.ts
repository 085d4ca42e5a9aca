import { randomUUID } from 'node:crypto';
import type { Organization } from '../world/world.ts';
import { narrowed } from './inputs/cases-of-callers.ts';
import type { Form, MatrixCase, Sending } from './matrix-case.ts';

/** A kind of record that calls act on, by its ids. */
export interface Thing<Id extends string> {
  ids: readonly Id[];
  /** Creates one in this organization. */
  make: (matrixCase: MatrixCase, org: Organization) => Promise<Readonly<Record<Id, string>>>;
}

/** Builds the input of a call for a record. */
export type InputOf<Id extends string> = (
  ids: Readonly<Record<Id, string>>,
  matrixCase: MatrixCase,
) => Record<string, unknown>;

type Review = (data: unknown, matrixCase: MatrixCase) => string | undefined;

interface Reviews {
  own?: Review;
  /** Reviews answers for records of others and missing records. */
  others?: Review;
}

/** Forms of a call on one record: of the own organization, of another one, and missing. */
export function ofOne<Id extends string>(
  { ids, make }: Thing<Id>,
  input: InputOf<Id>,
  reviews: Reviews = {},
): Record<'own' | 'foreign' | 'missing', Form> {
  const missing = (): Record<Id, string> =>
    Object.fromEntries(ids.map((id) => [id, randomUUID()])) as Record<Id, string>;
  return {
    own: async (matrixCase) => ({
      input: input(await make(matrixCase, matrixCase.own), matrixCase),
      ...reviewedBy(reviews.own, matrixCase),
    }),
    foreign: async (matrixCase) => ({
      input: input(await make(matrixCase, matrixCase.foreign), matrixCase),
      ...reviewedBy(reviews.others, matrixCase),
    }),
    missing: (matrixCase) => ({
      input: input(missing(), matrixCase),
      ...reviewedBy(reviews.others, matrixCase),
    }),
  };
}

/** Like `ofOne`, plus a record of the own organization beyond the scope of the caller's role. */
export function ofOneInScope<Id extends string>(
  thing: Thing<Id>,
  input: InputOf<Id>,
  reviews: Reviews = {},
): Record<'own' | 'foreign' | 'missing' | 'beyondScope', Form> {
  return {
    ...ofOne(thing, input, reviews),
    beyondScope: async (matrixCase) => ({
      input: input(await thing.make(matrixCase, matrixCase.own), matrixCase),
      ...reviewedBy(reviews.others, matrixCase),
      ...(await narrowed(matrixCase)).more,
    }),
  };
}

const reviewedBy = (review: Review | undefined, matrixCase: MatrixCase): Pick<Sending, 'review'> =>
  review === undefined ? {} : { review: (data) => review(data, matrixCase) };
