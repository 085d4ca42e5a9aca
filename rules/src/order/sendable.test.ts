import { describe, expect, test } from 'vitest';
import { CASE_STATES } from '../cases.ts';
import { mayRelease, maySign } from './release.ts';
import {
  isCaseReady,
  obstaclesToSend,
  SEND_OBSTACLES,
  type SendFacts,
  type SendObstacle,
} from './sendable.ts';

const READY: SendFacts = {
  type: 'designAndMake',
  isOrganizationComplete: true,
  hasLab: true,
  works: 2,
  caseState: 'scanCompleted',
  hasOpenOrder: false,
  comesByParcel: false,
  unfinishedFiles: 0,
  hasDesignFile: false,
  isDatePossible: true,
  blockingGaps: 0,
  hasConsent: true,
};
const ALONE: Record<SendObstacle, Partial<SendFacts>> = {
  organizationIncomplete: { isOrganizationComplete: false },
  noLab: { hasLab: false },
  noWork: { works: 0 },
  caseHasOpenOrder: { hasOpenOrder: true },
  caseNotReady: { caseState: 'toBeProgressed' },
  fileNotReady: { unfinishedFiles: 1 },
  noDesignFile: { type: 'makeOnly' },
  noDate: { isDatePossible: null },
  dateNotPossible: { isDatePossible: false },
  gaps: { blockingGaps: 1 },
  noConsent: { hasConsent: false },
};

describe('sending', () => {
  test('needs nothing more when all is there', () => {
    expect(obstaclesToSend(READY)).toEqual([]);
    expect(obstaclesToSend({ ...READY, type: 'makeOnly', hasDesignFile: true })).toEqual([]);
  });

  test.each(SEND_OBSTACLES)('is kept back by %s alone', (obstacle) => {
    expect(obstaclesToSend({ ...READY, ...ALONE[obstacle] })).toEqual([obstacle]);
  });

  test('needs a scan, but for a repair and for what comes by parcel', () => {
    const ready = (facts: Partial<SendFacts>) =>
      CASE_STATES.filter((caseState) => isCaseReady({ ...READY, ...facts, caseState }));
    expect(ready({})).toEqual(['scanCompleted', 'completed']);
    for (const facts of [{ type: 'repair' }, { comesByParcel: true }] as const)
      expect(ready(facts)).toEqual(['registered', 'scanCompleted', 'completed']);
  });
});

describe('releasing', () => {
  const facts = { hasRight: true, isDentist: false, isDeputy: false, dentistHasAccount: true };

  test('is for the dentist and named deputies who hold the right, and for every holder where the dentist has no account', () => {
    expect(mayRelease(facts)).toBe(false);
    expect(mayRelease({ ...facts, isDentist: true })).toBe(true);
    expect(mayRelease({ ...facts, isDeputy: true })).toBe(true);
    expect(mayRelease({ ...facts, dentistHasAccount: false })).toBe(true);
    for (const more of [{ isDentist: true }, { isDeputy: true }, { dentistHasAccount: false }])
      expect(mayRelease({ ...facts, ...more, hasRight: false })).toBe(false);
  });

  test('signs only where the dentist could have signed', () => {
    expect(maySign({ ...facts, isDeputy: true })).toBe(true);
    expect(maySign({ ...facts, dentistHasAccount: false })).toBe(false);
    expect(maySign(facts)).toBe(false);
  });
});
