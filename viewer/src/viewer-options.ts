import type { Request } from './input/commands.ts';
import type { Theme } from './model/state.ts';

export interface ViewerOptions {
  theme: Theme;
  /** The camera cuts instead of moving. */
  reducedMotion: boolean;
  /** What the model is called for those who cannot see it. */
  label?: string;
  /** A key asked for something that the portal has: a tool, a snapshot. */
  onRequest?: (request: Request) => void;
}
