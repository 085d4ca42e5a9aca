import { LIVE, type LiveName } from '@archway/contract/live';
import { z } from 'zod';

const NAMES = Object.keys(LIVE) as [LiveName, ...LiveName[]];

// Strict: what another version says in other words about who may hear must not reach everybody.
const Routed = z.strictObject({
  orgId: z.uuid(),
  userCodes: z.array(z.string()).readonly().optional(),
  ownedBy: z.array(z.string()).readonly().optional(),
  frame: z.object({ id: z.string(), name: z.enum(NAMES), payload: z.unknown() }),
});
/** A message between processes: the frame and its audience. */
export type Routed = z.output<typeof Routed>;

/** Null if the text is invalid. Messages from Redis are untrusted: they are parsed, and never end the process. */
export function readRouted(text: string): Routed | null {
  try {
    const routed = Routed.parse(JSON.parse(text));
    const payload: unknown = LIVE[routed.frame.name].payload.parse(routed.frame.payload);
    return { ...routed, frame: { ...routed.frame, payload } };
  } catch {
    return null;
  }
}
