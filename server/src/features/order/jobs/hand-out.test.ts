import { addCaseFiles, saveCase } from '@archway/contract/case/calls';
import { downloadOrderFile } from '@archway/contract/order/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { saveTreatment } from '@archway/contract/treatment/calls';
import { expect, test, vi } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { openSite } from '../../../testing/file-site.ts';
import { someStl } from '../../../testing/meshes.ts';
import { processAll, sendWhole } from '../../../testing/process-scans.ts';
import { CROWN_46, makePair, makeSentOrder, readOrder, settleOrders } from '../../../testing/sent-orders.ts';

// It may have to wait for a child to start, on a machine that is busy with others.
vi.setConfig({ testTimeout: 90_000 });

const site = await openSite();
/** As a processed scan is: with a picture and meshes. */
const LOOKED_AT = `update order_grant set looks =
  '{"thumbnail": "org/x/t.png", "preview": {"key": "org/x/p.glb", "bytes": 1, "triangles": 1},
    "full": {"key": "org/x/f.glb", "bytes": 1, "triangles": 1}}' where org_id = app_org() and order_id = $1`;
const NAME = 'Amelia Hart';

/** As some scanners write it. */
function named(): Buffer {
  const bytes = Buffer.from(someStl());
  bytes.fill(0x20, 0, 80);
  bytes.write(`${NAME} 1980-02-03`);
  return bytes;
}

test('where the name is not shared, the lab gets copies whose texts are gone, once they are made', async () => {
  const { clinic, lab } = await makePair(site);
  const as = { accessToken: clinic.accessToken };
  const patient = await site.call(savePatient, { name: NAME, birthDate: '1980-02-03' }, as);
  const { caseId } = (await site.call(saveCase, { name: NAME, patientId: patient.data.patientId }, as)).data;
  const original = named();
  const { fileId } = await sendWhole(site, clinic.accessToken, {
    name: `${NAME} lower.stl`,
    bytes: original,
  });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, as);
  await processAll(site);
  await rowsAs(
    site.owner,
    clinic.orgId,
    `update patient_case set state = 'scanCompleted' where org_id = app_org()`,
  );
  await site.call(saveTreatment, { caseId, version: 0, ...CROWN_46 }, as);
  const hidden = { sharesName: false, type: 'repair' } as const;
  const sent = await makeSentOrder(site, { clinic, lab }, hidden, {
    caseId,
    files: [fileId],
    patientName: NAME,
  });
  const { orderId } = sent;
  const asLab = { accessToken: lab.accessToken };
  const file = { orderId, fileId };
  // Nothing is handed out before.
  expect((await readOrder(site, lab, orderId)).files[0]?.canDownload).toBe(false);
  expect((await site.call(downloadOrderFile, file, asLab)).code).not.toBe(200);
  await settleOrders(site);
  const [handedOut] = (await readOrder(site, lab, orderId)).files;
  expect(handedOut).toMatchObject({ canDownload: true, size: original.length });
  const { data } = await site.call(downloadOrderFile, file, asLab);
  expect(decodeURIComponent(data.url)).not.toContain('Amelia');
  const answer = await fetchFile(data.url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('content-disposition')).not.toContain('Amelia');
  expect(bytes.toString('latin1')).not.toContain('Amelia');
  expect(bytes.subarray(80).equals(original.subarray(80))).toBe(true);
  expect((await readOrder(site, clinic, orderId)).files[0]?.downloadedAt).not.toBeNull();
  // Whatever was handed out before a reject dies by its age: five minutes.
  await rowsAs(site.owner, clinic.orgId, LOOKED_AT, [orderId]);
  const addresses =
    JSON.stringify(await readOrder(site, lab, orderId)).match(/https?:[^"]*X-Amz[^"]*/g) ?? [];
  expect(addresses).toHaveLength(3);
  for (const address of [...addresses, data.url])
    expect(Number(new URL(address).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(300);
});
