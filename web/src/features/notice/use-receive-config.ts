import type { InputOf } from '@archway/contract/core/call';
import { getReceiveConfig, saveReceiveConfig } from '@archway/contract/notice/calls';
import type { NoticeChanges, ReceiveConfig } from '@archway/contract/notice/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useCall } from '../../platform/call/queries.ts';
import { differencesOf, withChanges, withDefaults } from './choices.ts';
import { receiveConfigQuery } from './notice.queries.ts';

type SaveInput = InputOf<typeof saveReceiveConfig>;

/**
 * What reaches the reader, and ways to change it. A choice is shown at once and saved behind the ones before it, so
 * that the last of two presses on one box is what stays. One that fails is announced, and what is kept is shown again.
 */
export function useReceiveConfig() {
  const client = useQueryClient();
  const config = useQuery(receiveConfigQuery);
  const save = useCall(saveReceiveConfig);
  const line = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  const show = async (next: (before: ReceiveConfig) => ReceiveConfig): Promise<void> => {
    // An answer that is under way knows nothing of this choice.
    await client.cancelQueries({ queryKey: receiveConfigQuery.queryKey });
    client.setQueryData(receiveConfigQuery.queryKey, (before) => before && next(before));
  };
  const saveNow = async (input: SaveInput): Promise<void> => {
    try {
      await save.mutateAsync(input);
    } catch {
      // It was announced where all failures are.
    }
    waiting.current -= 1;
    if (waiting.current === 0) await client.invalidateQueries({ queryKey: [getReceiveConfig.path] });
  };
  const send = (input: SaveInput): void => {
    waiting.current += 1;
    line.current = line.current.then(() => saveNow(input));
  };
  const choose = (changes: NoticeChanges): void => {
    void show((before) => withChanges(before, changes));
    send({ changes });
  };
  return {
    config,
    isSaving: save.isPending,
    choose,
    /** Answers with what undoes it. */
    backToDefaults: (before: ReceiveConfig): (() => void) => {
      const lost = differencesOf(before);
      void show(withDefaults);
      send({ toDefaults: true });
      return () => choose(lost);
    },
  };
}
