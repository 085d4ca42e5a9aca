import { EVERYTHING, type LiveReactions } from '../../platform/live/live-reactions.ts';

export const live: LiveReactions = { 'session.rightsChanged': () => EVERYTHING };
