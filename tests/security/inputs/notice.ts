import type { Cell, Form, Forms } from '../cell.ts';
import { place } from '../world.ts';

/** The caller has switched one mail off, the twins another one on. */
async function addChoice({ world, own, me }: Cell): Promise<void> {
  const row = { user_code: me.userCode, event: 'newDevice', channel: 'email', wanted: false };
  await place(world, own, 'notice_choice', row, { distort: { event: 'softwareRelease', wanted: true } });
}

/** Which of the two mails the answer says are sent. */
const mails =
  (expected: { newDevice: boolean; softwareRelease: boolean }) =>
  (data: unknown): string | undefined => {
    const { events } = data as { events: { event: string; email: boolean }[] };
    const wrong = Object.entries(expected).filter(
      ([event, email]) => events.find((row) => row.event === event)?.email !== email,
    );
    return wrong.length === 0 ? undefined : `not the caller's choices: ${JSON.stringify(wrong)}`;
  };

const chosen =
  (input: Record<string, unknown>, expected: Parameters<typeof mails>[0]): Form =>
  async (cell) => {
    await addChoice(cell);
    return { input, review: mails(expected) };
  };

export const noticeForms: Forms = {
  'user/getReceiveConfig': { own: chosen({}, { newDevice: false, softwareRelease: false }) },
  'user/saveReceiveConfig': {
    // One becomes the default again and loses its row, the other gets one.
    own: chosen(
      { changes: { newDevice: { email: true }, softwareRelease: { email: true } } },
      { newDevice: true, softwareRelease: true },
    ),
    toDefaults: chosen({ toDefaults: true }, { newDevice: true, softwareRelease: false }),
    withMore: ({ foreign }) => ({ input: { toDefaults: true, orgId: foreign.orgId } }),
  },
};
