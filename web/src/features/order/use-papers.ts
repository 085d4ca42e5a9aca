import { uploadState } from '@archway/contract/file/calls';
import { ATTACHMENT_FORMATS, formatOf } from '@archway/rules/uploads';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { announce } from '../../platform/call/announce.ts';
import { callQuery } from '../../platform/call/queries.ts';
import { uploads, useUploads } from '../../platform/upload/large/session-uploads.ts';
import { takeFiles, type TakenFiles } from '../../platform/upload/large/take-files.ts';
import type { UploadShown } from '../../platform/upload/large/upload-shown.ts';

export type PaperState = 'sending' | 'checking' | 'ready' | 'failed';

/** A picture or a paper that is uploaded to be added to an order. */
export interface Paper {
  upload: UploadShown;
  state: PaperState;
}

export interface Papers {
  list: readonly Paper[];
  left: TakenFiles['left'];
  dismiss: () => void;
  add: (files: File[]) => void;
  remove: (id: string) => void;
}

const EVERY_MS = 1_000;

/** Uploads papers that belong to nothing until they are added; each is checked first. */
export function usePapers(): Papers {
  const [group] = useState(() => crypto.randomUUID());
  const [left, setLeft] = useState<TakenFiles['left']>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const sent = useUploads().filter((upload) => upload.group === group && !removed.has(upload.id));
  const done = sent.filter(({ phase, fileId }) => phase === 'done' && fileId !== null);
  const states = useQueries({
    queries: done.map(({ fileId }) => ({
      ...callQuery(uploadState, { fileId: fileId ?? '' }, { ignoreErrors: true }),
      refetchInterval: ({ state }: { state: { data?: { tag: string } | undefined } }) =>
        isOver(state.data?.tag) ? false : EVERY_MS,
    })),
  });
  const tags = new Map(done.map(({ id }, i) => [id, states[i]?.data?.tag]));
  return {
    list: sent.map((upload) => ({ upload, state: stateOf(upload, tags.get(upload.id)) })),
    left,
    dismiss: () => setLeft([]),
    add: (files) => {
      const { taken, left: refused } = takeFiles(files, paperKind);
      setLeft(refused);
      // Nothing has to be told: what is added is named when all is chosen.
      const untold = async (): Promise<void> => {};
      uploads.add(taken.map(({ file, kind }) => ({ file, kind, group, attach: untold, detach: untold })));
    },
    remove: (id) => {
      setRemoved((before) => new Set([...before, id]));
      if (sent.some((upload) => upload.id === id && upload.phase !== 'done'))
        uploads.cancel(id).catch(announce);
    },
  };
}

const isOver = (tag: string | undefined): boolean => tag === 'finished' || tag === 'uploadFail';

function stateOf({ phase }: UploadShown, tag: string | undefined): PaperState {
  if (phase === 'failed' || tag === 'uploadFail') return 'failed';
  if (phase !== 'done') return 'sending';
  return tag === 'finished' ? 'ready' : 'checking';
}

const paperKind = (name: string): 'attachment' | null =>
  ATTACHMENT_FORMATS.some((known) => known === formatOf(name)) ? 'attachment' : null;
