import type { Feature } from '../../platform/feature.ts';
import { accept } from './calls/accept.ts';
import { batches } from './calls/batches.ts';
import { ask } from './calls/ask-release.ts';
import { cancel } from './calls/cancel.ts';
import { copy } from './calls/copy.ts';
import { count } from './calls/count.ts';
import { detail } from './calls/detail.ts';
import { discard } from './calls/discard.ts';
import { downloadFile } from './calls/download-file.ts';
import { edit } from './calls/edit.ts';
import { listByPage } from './calls/list-by-page.ts';
import { load } from './calls/load.ts';
import { open } from './calls/open.ts';
import { reject } from './calls/reject.ts';
import { release } from './calls/release.ts';
import { returnBack } from './calls/return-release.ts';
import { saveAttachments } from './calls/save-attachments.ts';
import { save } from './calls/save.ts';
import { send } from './calls/send.ts';
import { add } from './calls/add-files.ts';
import { cancelByLab } from './calls/cancel-by-lab.ts';
import { complete } from './calls/complete.ts';
import { correct } from './calls/correct-shipping.ts';
import { ready } from './calls/set-ready.ts';
import { ship } from './calls/ship.ts';
import { start } from './calls/start-processing.ts';
import { handOver } from './calls/hand-over.ts';
import { handOverPrepared } from './calls/hand-over-prepared.ts';
import { openWork } from './calls/open-work.ts';
import { sendMany } from './calls/batch-send.ts';
import { check } from './calls/check-cases.ts';
import { agreeEnd } from './calls/agree-cancel.ts';
import { answer } from './calls/answer-date.ts';
import { askEnd } from './calls/ask-cancel.ts';
import { askAgain } from './calls/ask-redelivery.ts';
import { assign } from './calls/assign.ts';
import { hold } from './calls/hold.ts';
import { arrive } from './calls/parcel-arrived.ts';
import { propose } from './calls/propose-date.ts';
import { refuseEnd } from './calls/refuse-cancel.ts';
import { remake } from './calls/remake.ts';
import { exportCsv } from './calls/export-csv.ts';
import { print } from './calls/print.ts';
import { printCase } from './calls/print-case.ts';
import { printed } from './calls/printed.ts';
import { tray } from './calls/save-tray.ts';
import { resume } from './calls/resume.ts';
import { technicians } from './calls/technicians.ts';
import { askAboutParcel } from './jobs/ask-about-parcel.ts';
import { autoAccept } from './jobs/auto-accept.ts';
import { followOrder } from './jobs/follow-order.ts';
import { handOut } from './jobs/hand-out.ts';
import { keepForFormer } from './jobs/keep-for-former.ts';
import { makePrint } from './jobs/make-print.ts';
import { planOrder } from './jobs/plan-order.ts';
import { planOrders } from './jobs/plan-orders.ts';
import { receiveParcel } from './jobs/receive-parcel.ts';
import { leaveToAll } from './jobs/leave-to-all.ts';
import { tellOfOrder } from './jobs/tell-of-order.ts';
import { tellLate } from './jobs/tell-late.ts';
import { watchDate } from './jobs/watch-date.ts';
import { watchParcel } from './jobs/watch-parcel.ts';
import * as events from './order.events.ts';
import * as mails from './order.mails.ts';
import { orderSubscriptions } from './order.subscriptions.ts';

export const orderFeature: Feature = {
  name: 'order',
  calls: [
    listByPage,
    count,
    load,
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
    add,
    start,
    ready,
    ship,
    correct,
    complete,
    cancelByLab,
    hold,
    resume,
    propose,
    answer,
    askEnd,
    agreeEnd,
    refuseEnd,
    arrive,
    askAgain,
    remake,
    assign,
    technicians,
    check,
    sendMany,
    openWork,
    handOver,
    handOverPrepared,
    print,
    printCase,
    printed,
    tray,
    exportCsv,
    ...batches,
  ],
  subscriptions: orderSubscriptions,
  jobs: [
    followOrder,
    autoAccept,
    handOut,
    tellOfOrder,
    watchParcel,
    watchDate,
    tellLate,
    leaveToAll,
    askAboutParcel,
    receiveParcel,
    keepForFormer,
    planOrder,
    planOrders,
    makePrint,
  ],
  sweeps: [{ what: 'printed papers', table: 'order_print', overSince: 'created_at', keep: '7 days' }],
  events,
  mails,
};
