import { getDraft } from '@archway/contract/draft/calls';
import type { DraftKind } from '@archway/rules/drafts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { callQuery } from '../call/queries.ts';
import { userInfoQuery } from '../session/user-info.ts';
import { DraftKeeper, type DraftPlace } from './draft-keeper.ts';
import { readLocalDraft } from './local-drafts.ts';

/** What was typed before, from the server or this computer, whichever is newer. */
export interface FoundDraft {
  body: string;
  version: number;
  savedAt: string;
}

/** Undefined while it is looked for; null when there is none, or when nobody can say. */
export function useFoundDraft(kind: DraftKind, subject: string): FoundDraft | null | undefined {
  const userCode = useQuery(userInfoQuery).data?.userCode;
  const { data, isError } = useQuery({
    ...callQuery(getDraft, { kind, subject }, { ignoreErrors: true }),
    // Asked each time the form is opened: what was typed since is elsewhere.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const [local] = useState(() =>
    userCode === undefined ? null : readLocalDraft({ userCode, kind, subject }),
  );
  if (data === undefined && !isError) return undefined;
  const kept = data?.draft ?? null;
  if (local === null || (kept !== null && Date.parse(kept.savedAt) > local.at)) return kept;
  return {
    body: local.body,
    version: kept?.version ?? local.version,
    savedAt: new Date(local.at).toISOString(),
  };
}

export interface KeptDraft {
  place: DraftPlace;
  forget: () => Promise<void>;
  restart: (first: string) => void;
  overwrite: () => void;
}

/** How soon what was typed is safe. */
const EVERY_MS = 3_000;

/** Keeps what is typed from now on: every few seconds, and when the reader turns elsewhere. */
export function useKeepDraft(
  about: { kind: DraftKind; subject: string },
  body: string,
  found: FoundDraft | null,
): KeptDraft {
  const userCode = useQuery(userInfoQuery).data?.userCode ?? '';
  const [place, setPlace] = useState<DraftPlace>('server');
  const [keeper] = useState(
    () => new DraftKeeper({ userCode, ...about }, found ?? { version: 0, body }, setPlace),
  );
  const typed = useRef(body);
  useEffect(() => {
    typed.current = body;
  }, [body]);
  useEffect(() => {
    const keep = () => void keeper.keep(typed.current);
    const timer = setInterval(keep, EVERY_MS);
    document.addEventListener('focusout', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      keep();
      clearInterval(timer);
      document.removeEventListener('focusout', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [keeper]);
  return {
    place,
    forget: () => keeper.forget(),
    restart: (first) => void keeper.restart(first),
    overwrite: () => void keeper.overwrite(typed.current).catch(() => {}),
  };
}
