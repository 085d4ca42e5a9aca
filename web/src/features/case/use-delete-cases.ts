import { countCases, deleteCases, getCase, listCases, restoreCases } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useCall } from '../../platform/call/queries.ts';

const REFRESHED = [listCases, countCases, getCase];

interface DeleteCases {
  /** Deletes them, and offers to take it back for a moment. */
  remove: (ids: readonly string[]) => void;
  restore: (ids: readonly string[]) => void;
}

/** Answers are item by item: somebody else may have been faster with one of them. */
export function useDeleteCases(): DeleteCases {
  const t = useText();
  const toast = useToast();
  const removal = useCall(deleteCases, { refreshes: REFRESHED });
  const restoration = useCall(restoreCases, { refreshes: REFRESHED });
  const done = (list: readonly { id: string; code: number; msg: string }[]): string[] => {
    const ids = list.filter(({ code }) => code === CODES.ok).map(({ id }) => id);
    const ordered = list.filter(({ code }) => code === CODES.caseHasOpenOrder);
    const [first, ...others] = ordered;
    const gone = list.length - ids.length - ordered.length;
    if (first !== undefined)
      toast.error(others.length === 0 ? first.msg : t('cases.someOrdered', { count: ordered.length }));
    else if (gone > 0) toast.error(t('cases.someGone', { count: gone }));
    return ids;
  };
  // Waited for here and not by the mutation: by then the list that asked may be gone from the page.
  const remove = async (ids: readonly string[]): Promise<void> => {
    const gone = done((await removal.mutateAsync({ ids: [...ids] })).list);
    const undo = () => restoration.mutate({ ids: gone });
    if (gone.length > 0) toast.undo(t('cases.deleted', { count: gone.length }), undo);
  };
  const restore = async (ids: readonly string[]): Promise<void> => {
    const back = done((await restoration.mutateAsync({ ids: [...ids] })).list);
    if (back.length > 0) toast.message(t('cases.restored', { count: back.length }));
  };
  return {
    // What went wrong has been announced.
    remove: (ids) => void remove(ids).catch(() => {}),
    restore: (ids) => void restore(ids).catch(() => {}),
  };
}
