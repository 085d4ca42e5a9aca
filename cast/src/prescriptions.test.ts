import { problemsOf } from '@archway/rules/treatment/problems';
import { expect, test } from 'vitest';
import { PRESCRIPTIONS } from './prescriptions.ts';

test.each(Object.entries(PRESCRIPTIONS))('%s is what the table of works allows', (_, prescription) => {
  expect(prescription.works.length).toBeGreaterThan(0);
  expect(problemsOf(prescription)).toEqual([]);
});
