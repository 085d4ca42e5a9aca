import type { OrderDetail } from '@archway/contract/order/model';
import { expect, test } from 'vitest';
import { orderButtons } from './order-buttons.ts';

const order = (side: 'clinic' | 'lab', more: Partial<OrderDetail>): OrderDetail =>
  ({ own: side === 'lab' ? null : { mayRelease: true }, isReleaseAsked: false, ...more }) as OrderDetail;
const buttonsOf = (detail: OrderDetail, isPhone = false) => {
  const { shown, more } = orderButtons(detail, { maySave: true, isPhone });
  return {
    shown: shown.map(({ leads, kind }) => (kind === 'primary' ? `${leads}!` : leads)),
    more: more.map(({ leads }) => leads),
  };
};

const ACCEPTED = order('lab', {
  status: 'accepted',
  actions: ['startProcessing', 'setReady', 'ship', 'cancel'],
});

test('the next step of a lab is the primary button, by status', () => {
  expect(buttonsOf(ACCEPTED)).toEqual({
    shown: ['ship', 'setReady', 'startProcessing!'],
    more: ['cancelByLab'],
  });
  const started = order('lab', { status: 'accepted', actions: ['setReady', 'ship', 'cancel'] });
  expect(buttonsOf(started).shown).toEqual(['ship', 'setReady!']);
  expect(buttonsOf(order('lab', { status: 'ready', actions: ['ship'] })).shown).toEqual(['ship!']);
  expect(buttonsOf(order('lab', { status: 'shipped', actions: ['correctShipping'] })).shown).toEqual([
    'correctShipping',
  ]);
});

test('a clinic confirms what was shipped; before, that it came without a notice is in the menu', () => {
  const shipped = order('clinic', { status: 'shipped', actions: ['complete'] });
  expect(buttonsOf(shipped)).toEqual({ shown: ['complete!'], more: [] });
  const accepted = order('clinic', { status: 'accepted', actions: ['addFiles', 'complete'] });
  expect(buttonsOf(accepted)).toEqual({ shown: ['addFiles'], more: ['completeWithoutNotice'] });
});

test('a phone shows the likely step alone, and both answers to an order', () => {
  expect(buttonsOf(ACCEPTED, true)).toEqual({
    shown: ['startProcessing!'],
    more: ['ship', 'setReady', 'cancelByLab'],
  });
  const pending = order('lab', { status: 'pending', actions: ['accept', 'reject'] });
  expect(buttonsOf(pending, true).shown).toEqual(['reject', 'accept!']);
});

test('whoever may do nothing has no button', () => {
  expect(buttonsOf(order('lab', { status: 'accepted', actions: [] }))).toEqual({ shown: [], more: [] });
});
