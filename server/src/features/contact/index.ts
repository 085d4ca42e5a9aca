import type { Feature } from '../../platform/feature.ts';
import { contactEmailVerify } from './calls/contact-email-verify.ts';
import { delByIds } from './calls/del-by-ids.ts';
import { listByPage } from './calls/list-by-page.ts';
import { saveOrUpdate } from './calls/save-or-update.ts';
import { contactSubscriptions } from './contact.subscriptions.ts';

export const contactFeature: Feature = {
  calls: [listByPage, saveOrUpdate, delByIds, contactEmailVerify],
  subscriptions: contactSubscriptions,
};
