import type { Feature } from '../../platform/feature.ts';
import { accept } from './calls/accept.ts';
import { ask } from './calls/ask-release.ts';
import { cancel } from './calls/cancel.ts';
import { copy } from './calls/copy.ts';
import { detail } from './calls/detail.ts';
import { discard } from './calls/discard.ts';
import { downloadFile } from './calls/download-file.ts';
import { edit } from './calls/edit.ts';
import { listByPage } from './calls/list-by-page.ts';
import { open } from './calls/open.ts';
import { reject } from './calls/reject.ts';
import { release } from './calls/release.ts';
import { returnBack } from './calls/return-release.ts';
import { saveAttachments } from './calls/save-attachments.ts';
import { save } from './calls/save.ts';
import { send } from './calls/send.ts';
import { autoAccept } from './jobs/auto-accept.ts';
import { followOrder } from './jobs/follow-order.ts';
import { handOut } from './jobs/hand-out.ts';
import { tellOfOrder } from './jobs/tell-of-order.ts';
import * as events from './order.events.ts';
import * as mails from './order.mails.ts';
import { orderSubscriptions } from './order.subscriptions.ts';

export const orderFeature: Feature = {
  name: 'order',
  calls: [
    listByPage,
    detail,
    open,
    downloadFile,
    save,
    saveAttachments,
    send,
    ask,
    release,
    returnBack,
    edit,
    cancel,
    accept,
    reject,
    copy,
    discard,
  ],
  subscriptions: orderSubscriptions,
  jobs: [followOrder, autoAccept, handOut, tellOfOrder],
  events,
  mails,
};
