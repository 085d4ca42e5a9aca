import { logout } from '@archway/contract/session/calls';
import { send } from '../../platform/call/call.ts';
import { endSession, heldSession } from '../../platform/session/session.ts';

let underWay: Promise<void> | undefined;

/** Leaves for good, one at a time. Who wants to leave leaves, whether or not the server can be told. */
export function signOut(): Promise<void> {
  underWay ??= leave().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function leave(): Promise<void> {
  const session = heldSession();
  if (session === null) return;
  await send(logout, {}).catch(() => {});
  endSession(session.id, { chosen: true });
}
