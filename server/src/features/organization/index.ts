import type { Feature } from '../../platform/feature.ts';
import { cancelCloseAccount } from './calls/cancel-close-account.ts';
import { closeAccount } from './calls/close-account.ts';
import { companyInfo } from './calls/company-info.ts';
import { companyRegist } from './calls/company-regist.ts';
import { editCompany } from './calls/edit-company.ts';
import { answerRegistration } from './jobs/answer-registration.ts';
import { endClosing } from './jobs/end-closing.ts';
import { organizationSubscriptions } from './organization.subscriptions.ts';
import * as events from './organization.events.ts';
import * as mails from './organization.mails.ts';

export const organizationFeature: Feature = {
  name: 'organization',
  calls: [companyInfo, editCompany, companyRegist, closeAccount, cancelCloseAccount],
  jobs: [answerRegistration, endClosing],
  subscriptions: organizationSubscriptions,
  cron: [{ name: 'organization.endDueClosings', when: '17 * * * *', run: 'select end_due_closings()' }],
  events,
  mails,
  sweeps: [
    { what: 'registration form', table: 'registration_request', overSince: 'created_at', keep: '7 days' },
  ],
};
