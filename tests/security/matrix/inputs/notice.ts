import type { MatrixCase, Form, Forms } from '../matrix-case.ts';
import { addCollidingRows, place } from '../../world/world.ts';

/** The caller has switched one mail off, the twins that and another one on; and they are told by other means. */
async function addChoice({ world, own, me }: MatrixCase): Promise<void> {
  const row = { user_code: me.userCode, event: 'newDevice', channel: 'email', wanted: false };
  await place(world, own, 'notice_choice', row, { distort: { event: 'softwareRelease', wanted: true } });
  await addCollidingRows(world, 'notice_choice', () => ({ ...row, wanted: true }));
  await world.bench.owner.query(
    `update member set message_receiving_type = 'sms' where user_code = $1 and org_id = any($2)`,
    [me.userCode, Object.values(world.collidingTenants).map(({ orgId }) => orgId)],
  );
}

/** Which of the two mails the answer says are sent. */
const mails =
  (expected: { newDevice: boolean; softwareRelease: boolean }) =>
  (data: unknown): string | undefined => {
    const { messageReceivingType, events } = data as {
      messageReceivingType: string;
      events: { event: string; email: boolean }[];
    };
    if (messageReceivingType !== 'stationLetter') return 'told as the twins are';
    const wrong = Object.entries(expected).filter(
      ([event, email]) => events.find((row) => row.event === event)?.email !== email,
    );
    return wrong.length === 0 ? undefined : `not the caller's choices: ${JSON.stringify(wrong)}`;
  };

const chosen =
  (input: Record<string, unknown>, expected: Parameters<typeof mails>[0]): Form =>
  async (matrixCase) => {
    await addChoice(matrixCase);
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
