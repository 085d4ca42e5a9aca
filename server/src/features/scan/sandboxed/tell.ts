import { writeBytes, writeMessage } from './frames.ts';
import type { Answer } from './protocol.ts';

/** From a child to its worker. */
export async function tell(answer: Answer): Promise<void> {
  await writeMessage(process.stdout, answer);
}

export async function tellBytes(bytes: Uint8Array): Promise<void> {
  await writeBytes(process.stdout, bytes);
}
