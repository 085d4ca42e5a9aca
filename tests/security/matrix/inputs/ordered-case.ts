import { randomUUID } from 'node:crypto';
import type { CodeName } from '@archway/contract/codes';
import type { OrderStatus } from '@archway/rules/order/statuses';
import { addCase } from '../../world/cases.ts';
import { cardOf } from '../../world/orders.ts';
import { newOrgId, place } from '../../world/world.ts';
import type { Form } from '../matrix-case.ts';
import { colleagueOf } from './cases-of-callers.ts';
import { itemIs } from './reviews.ts';

/** Of a colleague's case whose order stands here, and otherwise in the colliding tenants. */
const deleting =
  (status: OrderStatus, elsewhere: OrderStatus, wanted: CodeName): Form =>
  async (matrixCase) => {
    const { world, own } = matrixCase;
    const { orgId, mark } = own;
    const caseId = await addCase(world, own, await colleagueOf(matrixCase));
    const id = randomUUID();
    const card = cardOf(mark);
    const row = {
      id,
      counterpart: newOrgId(),
      code: `${mark} ${id}`,
      case_id: caseId,
      case_code: mark,
      type: 'designAndMake',
      status,
      home_card: card,
      counterpart_card: card,
      acted_org: orgId,
      acted_name: mark,
    };
    await place(world, own, 'order_record', row, { distort: { status: elsewhere } });
    return { input: { ids: [caseId] }, review: itemIs(wanted) };
  };

export const orderedForms: Record<string, Form> = {
  ordered: deleting('accepted', 'completed', 'caseHasOpenOrder'),
  orderedElsewhere: deleting('completed', 'accepted', 'ok'),
};
