import { listMarks, removeMark, restoreMark, saveMark } from '@archway/contract/mark/calls';
import type { Mark } from '@archway/contract/mark/model';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { MarkShape } from '@archway/rules/marks';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { isCallFailure } from '../../../platform/call/call-failure.ts';
import { send } from '../../../platform/call/call.ts';
import { callQuery, useCall } from '../../../platform/call/queries.ts';
import { LocalMarks } from './local-marks.ts';
import { MarkKeeper, type NoteDraft } from './mark-keeper.ts';
import { shownMarks, type ShownMark } from './shown-marks.ts';

/** What was made on the model of a case, and what can be done with it. */
export interface CaseMarks {
  list: readonly ShownMark[];
  /** They could not be loaded. */
  problem: string | null;
  reload: () => void;
  /** Shows and saves a new one; answers what it is called. */
  add: (shape: MarkShape) => string;
  change: (id: string, shape: MarkShape) => void;
  /** A mark made here gets another id when the server has it. */
  idOf: (id: string) => string;
  retry: (id: string) => void;
  /** Takes it away, with a moment to think again. */
  remove: (mark: ShownMark) => void;
  /** A note that was begun when the page was left. */
  draft: () => NoteDraft | null;
  keepDraft: (draft: NoteDraft | null) => void;
}

const REFRESHED = [listMarks];
const marksQuery = (caseId: string) => callQuery(listMarks, { caseId }, { ignoreErrors: true });

/** What could not be saved stays here when its page is left; another session has another client. */
const keepers = new WeakMap<QueryClient, Map<string, MarkKeeper>>();

function keeperOf(client: QueryClient, caseId: string): MarkKeeper {
  const ofClient = keepers.get(client) ?? new Map<string, MarkKeeper>();
  keepers.set(client, ofClient);
  const keeper = ofClient.get(caseId) ?? makeKeeper(client, caseId);
  ofClient.set(caseId, keeper);
  return keeper;
}

function makeKeeper(client: QueryClient, caseId: string): MarkKeeper {
  const { queryKey } = marksQuery(caseId);
  return new MarkKeeper(
    async (markId, shape, key) => {
      const input = { caseId, shape, ...(markId === null ? {} : { markId }) };
      try {
        const mark = await send(saveMark, input, { key: key.keyFor(input) });
        key.answered(null);
        return mark;
      } catch (error) {
        if (isCallFailure(error)) key.answered(error.failure);
        throw error;
      }
    },
    // An answer that was on its way before would not have the mark.
    (mark) => {
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => withMark(before, mark));
    },
  );
}

function withMark(before: { marks: Mark[] } | undefined, mark: Mark): { marks: Mark[] } {
  const marks = before?.marks ?? [];
  const isKnown = marks.some(({ markId }) => markId === mark.markId);
  return {
    marks: isKnown ? marks.map((one) => (one.markId === mark.markId ? mark : one)) : [...marks, mark],
  };
}

/**
 * Whoever may not edit the case makes marks too, which stay on this page. With marks that are given, those of the case are
 * not asked for: who looks may not read it.
 */
export function useMarks(caseId: string, canSave: boolean, given?: readonly Mark[]): CaseMarks {
  const client = useQueryClient();
  const keeper = keeperOf(client, caseId);
  const { data, error, refetch } = useQuery({ ...marksQuery(caseId), enabled: given === undefined });
  const saved = given ?? data?.marks;
  const unsaved = useSyncExternalStore(keeper.subscribe, () => keeper.unsaved);
  useHeldPage(unsaved.length > 0);
  const { removed, remove } = useRemoval(caseId);
  const [local] = useState(() => new LocalMarks());
  const ownMarks = useSyncExternalStore(local.subscribe, () => local.list);
  const saving = useMemo(() => {
    const place = canSave ? keeper : local;
    return {
      add: (shape: MarkShape) => place.add(shape),
      change: (id: string, shape: MarkShape) => place.change(id, shape),
    };
  }, [keeper, local, canSave]);
  const list = useMemo(
    () => [...shownMarks(saved ?? [], unsaved, removed), ...ownMarks],
    [saved, unsaved, removed, ownMarks],
  );
  return {
    list,
    problem: saved === undefined ? (error?.message ?? null) : null,
    reload: () => void refetch(),
    ...saving,
    idOf: (id) => keeper.idOf(id),
    retry: (id) => keeper.retry(id),
    draft: () => keeper.draft,
    keepDraft: (draft) => keeper.keepDraft(draft),
    remove: (mark) => {
      if (mark.isLocal === true) local.remove(mark.id);
      else if (mark.made === null) keeper.forget(mark.id);
      else remove(mark.id);
    },
  };
}

function useRemoval(caseId: string): { removed: ReadonlySet<string>; remove: (markId: string) => void } {
  const t = useText();
  const toast = useToast();
  // Gone at once, whenever the server's answer comes.
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const removal = useCall(removeMark, { refreshes: REFRESHED });
  const restoring = useCall(restoreMark, { refreshes: REFRESHED });
  const bringBack = (markId: string): void =>
    setRemoved((before) => new Set([...before].filter((one) => one !== markId)));
  const restore = (markId: string): void =>
    restoring.mutate({ caseId, markId }, { onSuccess: () => bringBack(markId) });
  return {
    removed,
    remove: (markId) => {
      setRemoved((before) => new Set([...before, markId]));
      removal.mutate(
        { caseId, markId },
        {
          onSuccess: () => toast.undo(t('viewer.notes.removed'), () => restore(markId)),
          onError: () => bringBack(markId),
        },
      );
    },
  };
}

/** Closing the tab would lose what the server does not have. */
function useHeldPage(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isHeld]);
}
