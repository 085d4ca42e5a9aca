import { CODES } from '@archway/contract/codes';
import { saveDeputies } from '@archway/contract/dentist/calls';
import {
  acceptOrder,
  addFiles,
  askRelease,
  completeOrder,
  downloadOrderFile,
  getOrder,
  listOrders,
  releaseOrder,
  saveOrder,
  saveOrderAttachments,
  sendOrder,
  setReady,
} from '@archway/contract/order/calls';
import { getTreatment, saveTreatment } from '@archway/contract/treatment/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { changeWorks } from '@archway/rules/treatment/edit';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { addUpload, narrowScope } from '../../testing/cases.ts';
import { openSite } from '../../testing/file-site.ts';
import { addMembers, signInVerified, type TestPerson } from '../../testing/people.ts';
import {
  accept,
  CROWN_46,
  makeDentist,
  makeDraftOrder,
  makeOrderedCase,
  makePair,
  makeSentOrder,
  planFor,
  readOrder,
  sendingOf,
  sideOf,
  type Pair,
} from '../../testing/sent-orders.ts';

const site = await openSite();
let pair: Pair;
beforeEach(async () => {
  pair = await makePair(site);
});

describe('inside a clinic', () => {
  let dentist: TestPerson;
  let assistant: TestPerson;
  let dentistId: string;
  beforeEach(async () => {
    const [one, two] = await addMembers(site, pair.clinic.orgId, ['dentist', 'assistant']);
    dentist = one!;
    assistant = two!;
    dentistId = await makeDentist(site, pair.clinic, { name: 'Dr. Elena Markou', person: dentist });
  });

  /** An assistant has prepared an order and asked for its release; the dentist has its page open. */
  async function asked() {
    const [asAssistant, asDentist] = [await sideOf(site, assistant), await sideOf(site, dentist)];
    const ordered = await makeOrderedCase(site, pair.clinic);
    const clinic = { ...pair.clinic, ...asAssistant };
    const { orderId, version } = await makeDraftOrder(
      site,
      { clinic, lab: pair.lab },
      { dentistId },
      ordered,
    );
    await site.call(askRelease, { orderId, version }, asAssistant);
    return { ordered, orderId, asAssistant, asDentist, page: await readOrder(site, asDentist, orderId) };
  }

  test('whoever has asked for a release changes the shade meanwhile: nothing unseen is signed', async () => {
    const { ordered, orderId, asAssistant, asDentist, page } = await asked();
    const { caseId } = ordered;
    const { version } = (await site.call(getTreatment, { caseId }, asAssistant)).data;
    const other = changeWorks(CROWN_46, CROWN_46.works, { shade: 'B4' }).next;
    expect((await site.call(saveTreatment, { caseId, version, ...other }, asAssistant)).code).toBe(CODES.ok);
    const signed = await site.call(releaseOrder, sendingOf(page), asDentist);
    expect(signed.code).toBe(CODES.orderPlanIsNewer);
    // Read once more, it is signed as it is.
    const again = await readOrder(site, asDentist, orderId);
    expect((await site.call(releaseOrder, sendingOf(again), asDentist)).data.status).toBe('pending');
  });

  test('or the note, or the papers', async () => {
    const { ordered, orderId, asAssistant, asDentist, page } = await asked();
    const plan = planFor(ordered, pair.lab, { dentistId, note: 'Bill it twice' });
    await site.call(saveOrder, { orderId, planVersion: 1, ...plan }, asAssistant);
    expect((await site.call(releaseOrder, sendingOf(page), asDentist)).code).toBe(CODES.orderPlanIsNewer);
    const read = await readOrder(site, asDentist, orderId);
    const paper = await addUpload(site, assistant, {
      kind: 'attachment',
      name: 'other.pdf',
      tag: 'finished',
    });
    await site.call(saveOrderAttachments, { orderId, fileIds: [paper] }, asAssistant);
    expect((await site.call(releaseOrder, sendingOf(read), asDentist)).code).toBe(CODES.orderPlanIsNewer);
  });

  test('the order of another dentist is not released by changing whose it is', async () => {
    const { ordered, orderId, asAssistant } = await asked();
    const own = await makeDentist(site, pair.clinic, { name: 'Dr. Assistant', person: assistant });
    const plan = planFor(ordered, pair.lab, { dentistId: own });
    await site.call(saveOrder, { orderId, planVersion: 1, ...plan }, asAssistant);
    const mine = await readOrder(site, asAssistant, orderId);
    // An assistant lacks the right, whoever the dentist is.
    expect((await site.call(releaseOrder, sendingOf(mine), asAssistant)).code).toBe(CODES.noPerm);
    expect((await site.call(sendOrder, sendingOf(mine), asAssistant)).code).toBe(CODES.noPerm);
  });

  test('a deputy who was taken back meanwhile releases nothing', async () => {
    const [deputy] = await addMembers(site, pair.clinic.orgId, ['dentist']);
    const { orderId } = await asked();
    const asDentist = { accessToken: await signInVerified(site, dentist) };
    const asDeputy = await sideOf(site, deputy!);
    await site.call(saveDeputies, { deputies: [deputy!.userCode] }, asDentist);
    const page = await readOrder(site, asDeputy, orderId);
    expect(page.actions).toContain('release');
    await site.call(saveDeputies, { deputies: [] }, asDentist);
    expect((await site.call(releaseOrder, sendingOf(page), asDeputy)).code).toBe(CODES.orderStateConflict);
  });

  test('a file that is not of the case does not go with the order, whoever plans it', async () => {
    const other = await makePair(site);
    const theirs = await makeOrderedCase(site, other.clinic);
    const ordered = await makeOrderedCase(site, pair.clinic);
    const draft = await makeDraftOrder(site, pair, { files: [...ordered.files, theirs.files[0]!] }, ordered);
    expect(draft.own?.obstacles).toContain('fileNotReady');
    expect((await site.call(sendOrder, sendingOf(draft), pair.clinic)).code).toBe(CODES.orderNotSendable);
  });
});

describe('inside a lab', () => {
  test('of own scope, a colleague’s order is as if missing', async () => {
    const { lab } = pair;
    const [mine, theirs] = await addMembers(
      site,
      lab.orgId,
      ['technician', 'technician'],
      ORGANIZATION_TYPE.lab,
    );
    await narrowScope(site, mine!);
    const sent = await makeSentOrder(site, pair);
    const { orderId } = (await accept(site, lab, sent)).data;
    await rowsAs(
      site.owner,
      lab.orgId,
      'update lab_order set assigned_to = $2 where counterpart = app_org() and id = $1',
      [orderId, theirs!.userCode],
    );
    const as = await sideOf(site, mine!);
    const { version } = await readOrder(site, lab, orderId);
    const [fileId] = sent.files.map((file) => file.fileId);
    const answers = [
      await site.call(getOrder, { orderId }, as),
      await site.call(downloadOrderFile, { orderId, fileId: fileId! }, as),
      await site.call(setReady, { orderId, version }, as),
    ];
    expect(answers.map(({ code }) => code)).toEqual([CODES.notFound, CODES.notFound, CODES.notFound]);
    expect((await site.call(listOrders, {}, as)).data.list).toEqual([]);
    const asTheirs = await sideOf(site, theirs!);
    expect((await site.call(setReady, { orderId, version }, asTheirs)).data.status).toBe('ready');
  });
});

test('two tabs: the older one does nothing, in whichever order they act', async () => {
  const sent = await makeSentOrder(site, pair);
  const { orderId, version, revision } = sent;
  const first = await accept(site, pair.lab, sent);
  expect(first.code).toBe(CODES.ok);
  const second = await site.call(acceptOrder, { orderId, version, revision }, pair.lab);
  expect(second).toMatchObject({ code: CODES.orderStateConflict, data: { status: 'accepted' } });
  const older = await site.call(completeOrder, { orderId, version }, pair.clinic);
  expect(older).toMatchObject({ code: CODES.orderStateConflict, data: { status: 'accepted' } });
});

test('the address of somebody else’s order opens nothing and changes nothing', async () => {
  const other = await makePair(site);
  const sent = await makeSentOrder(site, pair);
  const { orderId, version } = sent;
  const fileId = sent.files[0]!.fileId;
  for (const side of [other.clinic, other.lab]) {
    expect((await site.call(getOrder, { orderId }, side)).code).toBe(CODES.notFound);
    expect((await site.call(downloadOrderFile, { orderId, fileId }, side)).code).toBe(CODES.notFound);
  }
  const add = { orderId, version, fileIds: [fileId], replaced: [] };
  expect((await site.call(addFiles, add, other.clinic)).code).toBe(CODES.notFound);
  expect((await site.call(setReady, { orderId, version }, other.lab)).code).toBe(CODES.notFound);
  expect((await readOrder(site, pair.clinic, orderId)).version).toBe(version);
});
