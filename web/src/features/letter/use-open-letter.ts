import { listSysMsg, markRead } from '@archway/contract/letter/calls';
import type { Letter } from '@archway/contract/letter/model';
import { useCall } from '../../platform/call/queries.ts';
import { useLeaveTo } from '../../platform/page/leaving.ts';

/** Marks a letter as read and goes to what it is about. */
export function useOpenLetter(): (letter: Letter) => void {
  const leaveTo = useLeaveTo();
  // What counts is the way there: a mark that is lost can be set by the next click.
  const mark = useCall(markRead, { refreshes: [listSysMsg], ignoreErrors: true });
  return ({ letterId, isRead, path }) => {
    if (!isRead) mark.mutate({ letterIds: [letterId] });
    leaveTo(path);
  };
}
