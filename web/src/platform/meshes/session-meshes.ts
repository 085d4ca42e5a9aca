import { heldSession, onSession } from '../session/session.ts';
import { MeshMemory } from './mesh-memory.ts';

/** Of whoever is signed in, and of nobody after them. */
export const sessionMeshes = new MeshMemory();

let owner = heldSession()?.id;
onSession(() => {
  const now = heldSession()?.id;
  if (now !== owner) sessionMeshes.clear();
  owner = now;
});
