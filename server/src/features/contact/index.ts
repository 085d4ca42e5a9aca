import type { Feature } from '../../platform/feature.ts';
import { contactEmailVerify } from './calls/contact-email-verify.ts';
import { delByIds } from './calls/del-by-ids.ts';
import { listByPage } from './calls/list-by-page.ts';
import { saveOrUpdate } from './calls/save-or-update.ts';
import { contactSubscriptions } from './contact.subscriptions.ts';
import * as events from './contact.events.ts';
import * as mails from './contact.mails.ts';

export const contactFeature: Feature = {
  name: 'contact',
  calls: [listByPage, saveOrUpdate, delByIds, contactEmailVerify],
  subscriptions: contactSubscriptions,
  events,
  mails,
};
