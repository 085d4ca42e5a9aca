import { batchSend as call, ItemToSend } from '@archway/contract/order/sending';
import { z } from 'zod';
import { implement, implementEach, type CallContext } from '../../../platform/rpc/implement.ts';
import { lockCase } from '../../case/public.ts';
import { act } from '../act.ts';
import { actingAs, lockOwnOrder, stepOfClinic, unmetOf, type OwnOrder } from '../on-order.ts';
import { NOW } from '../order.repository.ts';
import { changePlan } from '../order-plan.repository.ts';
import { prepareOrder } from '../prepare-order.ts';
import { sendNow } from '../send-now.ts';

/** One of them: for whom the gesture is, with an answer of its own. */
const one = {
  ...call,
  input: z.strictObject({
    item: ItemToSend,
    consent: call.input.shape.consent,
    plan: call.input.shape.plan,
  }),
  output: z.object({}),
  fails: ['notFound', 'orderStateConflict', 'orderNotSendable', 'orderNotChecked'],
} as const;
type Context = CallContext<typeof one>;

const sendOne = implement(one, async (context) => {
  const { input, caller, tx, fail, audit } = context;
  const orderId = 'orderId' in input.item ? input.item.orderId : await orderOf(context, input.item.caseId);
  const own = (await lockOwnOrder(tx, caller, orderId)) ?? fail('notFound');
  if ('version' in input.item && own.order.version !== input.item.version) return fail('orderStateConflict');
  audit({ object: orderId });
  if (!(await isAsked(context, own))) await send(context, own);
  return {};
});

/** What the case already has, or what it is given now. */
async function orderOf({ input, caller, tx, fail }: Context, caseId: string): Promise<string> {
  const row = (await lockCase(tx, caller, caseId)) ?? fail('notFound');
  const said = input.plan ?? fail('notFound');
  return prepareOrder(tx, { caller, acting: await actingAs(tx, caller), row, said });
}

/** Who may not release it asks those who may. Once is enough. */
async function isAsked({ caller, tx, fail }: Context, own: OwnOrder): Promise<boolean> {
  const { order, plan, ownedBy } = own;
  if (stepOfClinic(own, 'send') !== undefined) return false;
  const step = stepOfClinic(own, 'askRelease') ?? fail('orderStateConflict');
  if (plan.release_asked_at !== null) return true;
  await changePlan(tx, caller.orgId, order.id, {
    release_asked_at: NOW,
    release_asked_by: caller.userCode,
    returned_reason: '',
  });
  await act(tx, await actingAs(tx, caller), order, { step, ownedBy });
  return true;
}

/** As from the page of the order. One that can't be sent yet stays as it was prepared. */
async function send(
  { input, caller, tx, request, fail, failKeeping }: Context,
  own: OwnOrder,
): Promise<void> {
  const { plan } = own;
  const step =
    stepOfClinic(own, plan.release_asked_at === null ? 'send' : 'release') ?? fail('orderStateConflict');
  const facts = { isSendable: true, isAsked: true, isChecked: plan.checked_at !== null };
  if (unmetOf(step, facts) === 'isChecked') return fail('orderNotChecked');
  const outcome = await sendNow(tx, { caller, request, own, step, consent: input.consent });
  if (outcome === 'newer' || 'obstacles' in outcome) return failKeeping('orderNotSendable');
}

export const sendMany = implementEach(call, sendOne, ({ items, consent, plan }) =>
  items.map((item) => ({
    id: 'orderId' in item ? item.orderId : item.caseId,
    input: { item, consent, ...(plan !== undefined && { plan }) },
  })),
);
