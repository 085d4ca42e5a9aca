import type { PermissionCode } from '@archway/contract/core/permissions';
import type { TextKey } from '@archway/locales/keys';
import type { FirstStep } from '@archway/rules/first-steps';

export interface StepSpec {
  /** Who may do it. */
  permission: PermissionCode;
  title: TextKey;
  /** What it is good for. */
  text: TextKey;
  /** What there is now. */
  doneText: TextKey;
}

export const STEPS: Readonly<Record<FirstStep, StepSpec>> = {
  organization: {
    permission: 'organization:record:edit',
    title: 'firstSteps.organization.title',
    text: 'firstSteps.organization.text',
    doneText: 'firstSteps.organization.doneText',
  },
  dentist: {
    permission: 'dentist:record:edit',
    title: 'firstSteps.dentist.title',
    text: 'firstSteps.dentist.text',
    doneText: 'firstSteps.dentist.doneText',
  },
  calendar: {
    permission: 'organization:record:edit',
    title: 'firstSteps.calendar.title',
    text: 'firstSteps.calendar.text',
    doneText: 'firstSteps.calendar.doneText',
  },
  code: {
    permission: 'partner:record:manage',
    title: 'firstSteps.code.title',
    text: 'firstSteps.code.text',
    doneText: 'firstSteps.code.doneText',
  },
  colleague: {
    permission: 'member:record:save',
    title: 'firstSteps.colleague.title',
    text: 'firstSteps.colleague.text',
    doneText: 'firstSteps.colleague.doneText',
  },
  scan: {
    permission: 'case:record:save',
    title: 'firstSteps.scan.title',
    text: 'firstSteps.scan.text',
    doneText: 'firstSteps.scan.doneText',
  },
};
