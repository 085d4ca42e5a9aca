import type { Feature } from '../../platform/feature.ts';
import { exportCsv } from './calls/export-csv.ts';
import { get } from './calls/get.ts';
import { likes } from './calls/get-likes.ts';
import { link } from './calls/link-contact.ts';
import { listByPage } from './calls/list-by-page.ts';
import { correct, save } from './calls/save-likes.ts';
import { note } from './calls/save-note.ts';
import { unlink } from './calls/unlink-contact.ts';
import * as events from './customer.events.ts';
import { customerSubscriptions } from './customer.subscriptions.ts';

export const customerFeature: Feature = {
  name: 'customer',
  calls: [listByPage, get, note, link, unlink, exportCsv, likes, save, correct],
  subscriptions: customerSubscriptions,
  events,
};
