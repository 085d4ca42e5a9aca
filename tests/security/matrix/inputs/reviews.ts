import { CODES, type CodeName } from '@archway/contract/codes';

/** A page without anything in it. */
export const nothingFound = (data: unknown): string | undefined => {
  const { list, total } = data as { list: unknown[]; total: number };
  return list.length === 0 && total === 0 ? undefined : `${total} were found`;
};

/** The one thing a call was about had this outcome. */
export const itemIs =
  (wanted: CodeName) =>
  (data: unknown): string | undefined => {
    const [item] = (data as { list: { code: number }[] }).list;
    return item?.code === CODES[wanted] ? undefined : `${item?.code} instead of ${wanted}`;
  };
