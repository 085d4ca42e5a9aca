import { MeshError, type MeshProblem } from './mesh-error.ts';

/** Why reading is refused; null if it is not. Other errors are let through, since there may be none. */
export function refusalOf(read: () => unknown): MeshProblem | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof MeshError) return error.reason;
    throw error;
  }
}
