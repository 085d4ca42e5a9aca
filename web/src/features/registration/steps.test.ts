import { expect, test } from 'vitest';
import {
  addressOf,
  firstOpenStep,
  reachableStep,
  stepAfter,
  stepAt,
  stepBefore,
  STEPS,
  stepsOf,
} from './steps.ts';

const ALL = stepsOf({ isInternationalSite: true });
const WITHOUT_REGION = stepsOf({ isInternationalSite: false });
const complete =
  (...steps: string[]) =>
  (step: string) =>
    steps.includes(step);

test('the region is asked for where there are several', () => {
  expect(ALL).toEqual(STEPS);
  expect(WITHOUT_REGION).toEqual(['way', 'organization', 'account', 'agreements']);
});

test('each step has an address that leads to it', () => {
  for (const step of STEPS) {
    const { pathname, search } = new URL(addressOf(step), 'http://x.example');
    expect(stepAt(pathname, search)).toBe(step);
  }
  expect(stepAt('/register', '?step=nonsense')).toBe('way');
});

test('a step opens when all before it are complete', () => {
  expect(reachableStep('way', ALL, complete())).toBe('way');
  expect(reachableStep('agreements', ALL, complete())).toBe('way');
  expect(reachableStep('account', ALL, complete('way', 'region'))).toBe('organization');
  expect(reachableStep('account', ALL, complete('way', 'region', 'organization'))).toBe('account');
  // What comes later may be complete: it does not help.
  expect(reachableStep('agreements', ALL, complete('way', 'region', 'account'))).toBe('organization');
  expect(reachableStep('way', ALL, complete(...STEPS))).toBe('way');
  expect(reachableStep('agreements', ALL, complete(...STEPS))).toBe('agreements');
});

test('the region can be opened first, where it is asked for', () => {
  expect(reachableStep('region', ALL, complete())).toBe('region');
  expect(reachableStep('region', WITHOUT_REGION, complete())).toBe('way');
  expect(reachableStep('region', WITHOUT_REGION, complete('way'))).toBe('organization');
});

test('whoever has lost something goes back to it', () => {
  expect(firstOpenStep(ALL, complete('way', 'region', 'organization', 'agreements'))).toBe('account');
  expect(firstOpenStep(ALL, complete(...STEPS))).toBe('agreements');
});

test('neighbors leave out what is not asked for', () => {
  expect(stepAfter('way', ALL)).toBe('region');
  expect(stepAfter('way', WITHOUT_REGION)).toBe('organization');
  expect(stepBefore('organization', WITHOUT_REGION)).toBe('way');
  expect(stepBefore('way', ALL)).toBeUndefined();
  expect(stepAfter('agreements', ALL)).toBeUndefined();
});
