import { info } from '@archway/contract/account/calls';
import { listUserMenu } from '@archway/contract/menu/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { askInstead } from '../../platform/live/ask-instead.ts';
import { followPushes } from '../../platform/live/follow-pushes.ts';
import { answersOf, type LiveReactions } from '../../platform/live/live-reactions.ts';
import { FEATURES } from '../features.ts';

async function loadReactions(): Promise<LiveReactions[]> {
  return Promise.all(FEATURES.map(async ({ live }) => (await live?.()) ?? {}));
}

const RIGHTS = [answersOf(info), answersOf(listUserMenu)];

/** The one place where pushes are heard: open pages show what others change, and gain or lose places and buttons. */
export function useLiveFeatures(): void {
  const client = useQueryClient();
  useEffect(() => followPushes(client, { reactions: loadReactions(), rights: RIGHTS }), [client]);
  useEffect(() => askInstead(client), [client]);
}
