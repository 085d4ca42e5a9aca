import { describe, expect, test } from 'vitest';
import {
  PARTNER_ACTIONS,
  PARTNER_SIDES,
  partnershipActions,
  partnershipStep,
  PARTNERSHIP_STEPS,
} from './machine.ts';
import { LIVE_STATUSES, PARTNER_FILTERS, PARTNERSHIP_STATUS, STATUSES_OF_FILTER } from './statuses.ts';

describe('the steps of a partnership', () => {
  test('for every status, action and side there is one step or none', () => {
    for (const from of Object.values(PARTNERSHIP_STATUS))
      for (const action of PARTNER_ACTIONS)
        for (const side of PARTNER_SIDES) {
          const steps = PARTNERSHIP_STEPS.filter(
            (step) => step.from === from && step.action === action && step.by.includes(side),
          );
          expect(steps.length, `${from} ${action} ${side}`).toBeLessThanOrEqual(1);
          expect(partnershipStep(from, action, side)).toBe(steps[0]);
        }
  });

  test('only what is live goes on, and what has ended stays so', () => {
    for (const { from } of PARTNERSHIP_STEPS) expect(LIVE_STATUSES).toContain(from);
    expect(partnershipActions(PARTNERSHIP_STATUS.terminated, 'asked')).toEqual([]);
  });

  test('who was asked answers, who asked takes it back, both can end it', () => {
    expect(partnershipActions(PARTNERSHIP_STATUS.applying, 'asked')).toEqual(['accept', 'reject']);
    expect(partnershipActions(PARTNERSHIP_STATUS.applying, 'applicant')).toEqual(['cancel']);
    expect(partnershipActions(PARTNERSHIP_STATUS.accepted, 'applicant')).toEqual(['terminate']);
    expect(partnershipActions(PARTNERSHIP_STATUS.accepted, 'asked')).toEqual(['terminate']);
  });
});

test('every status is found by exactly one filter', () => {
  const found = PARTNER_FILTERS.flatMap((filter) => STATUSES_OF_FILTER[filter]);
  expect(found.toSorted((a, b) => a - b)).toEqual(
    Object.values(PARTNERSHIP_STATUS).toSorted((a, b) => a - b),
  );
});
