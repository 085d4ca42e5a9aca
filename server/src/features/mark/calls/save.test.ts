import { randomUUID } from 'node:crypto';
import { removeCaseFile } from '@archway/contract/case/calls';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { removeMark, restoreMark, saveMark } from '@archway/contract/mark/calls';
import type { MarkShape } from '@archway/contract/mark/model';
import { MARK_LIMITS } from '@archway/rules/marks';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';
import { addUpload, narrowScope } from '../../../testing/cases.ts';
import { makeModel, marksOf, pinOn, shapesOn, type Modeled, type Point } from '../mark.fixtures.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let model: Modeled;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  model = await makeModel(site, administrator, accessToken);
});

type Input = InputOf<typeof saveMark>;
const save = (input: Partial<Input> & { shape: MarkShape }, options: SendOptions = {}) =>
  site.call(saveMark, { caseId: model.caseId, ...input }, { accessToken, ...options });
const texts = async () =>
  (await marksOf(site, accessToken, model.caseId)).map(({ shape }) =>
    shape.kind === 'pin' ? shape.text : shape.kind,
  );
const fill = (count: number) =>
  rowsAs(
    site.owner,
    administrator.orgId,
    `insert into case_mark (org_id, id, case_id, shape, created_by)
     select app_org(), gen_random_uuid(), $1, $2::jsonb, $3 from generate_series(1, $4)`,
    [model.caseId, JSON.stringify(pinOn(model.upper)), administrator.userCode, count],
  );

test('keeps a mark, and everybody hears that the case has changed', async () => {
  const { code, data } = await save({ shape: pinOn(model.upper, '  Undercut ') });
  expect([code, data.shape]).toEqual([CODES.ok, pinOn(model.upper, 'Undercut')]);
  const left = await rowsAs(
    site.owner,
    administrator.orgId,
    `select a.actor, a.object, a.detail, c.updated_at > c.created_at as touched,
       (select count(*)::int from outbox where name = 'case.changed' and payload ->> 'caseId' = a.object) as events
     from audit a join patient_case c on c.id::text = a.object where a.call = 'case/saveMark'`,
  );
  expect(left).toEqual([
    {
      actor: administrator.userCode,
      object: model.caseId,
      detail: { mark: data.markId, kind: 'pin', isNew: true },
      touched: true,
      // The case was made and filled before.
      events: 3,
    },
  ]);
});

test('whoever may save cases changes marks of others', async () => {
  const { data: mark } = await save({ shape: pinOn(model.upper) });
  const token = await signIn(site, dentist);
  const changed = await save(
    { markId: mark.markId, shape: pinOn(model.lower, 'Mine') },
    { accessToken: token },
  );
  expect(changed.data).toEqual({
    ...mark,
    shape: pinOn(model.lower, 'Mine'),
    editedBy: `The ${dentist.account}`,
    editedAt: changed.data.updatedAt,
    updatedAt: changed.data.updatedAt,
  });
  expect(await texts()).toEqual(['Mine']);
});

test('the kind stays', async () => {
  const { data } = await save({ shape: pinOn(model.upper) });
  const [distance] = shapesOn(model) as [MarkShape];
  expect(await save({ markId: data.markId, shape: distance })).toMatchObject({
    code: CODES.invalidInput,
    data: { fields: ['shape.kind'] },
  });
  expect(await texts()).toEqual(['Undercut here']);
});

test('every file of a shape is in the case', async () => {
  const other = await makeModel(site, administrator, accessToken);
  const [stranger] = (await makeOrganization(site)).people;
  const removed = await addUpload(site, administrator, { tag: 'finished' });
  await rowsAs(
    site.owner,
    administrator.orgId,
    `insert into case_file (org_id, case_id, file_id) values (app_org(), $1, $2)`,
    [model.caseId, removed],
  );
  await rowsAs(site.owner, administrator.orgId, 'update file set removed_at = now() where id = $1', [
    removed,
  ]);
  const away = [
    other.upper,
    removed,
    await addUpload(site, administrator),
    await addUpload(site, stranger),
    randomUUID(),
  ];
  for (const scanId of away) expect((await save({ shape: pinOn(scanId) })).code).toBe(CODES.notFound);
  const swapped = [
    ...shapesOn({ ...model, upper: other.upper }),
    ...shapesOn({ ...model, lower: other.lower }),
  ];
  const answers = [];
  for (const shape of swapped) answers.push([shape.kind, (await save({ shape })).code]);
  const [upper, lower] = [answers.slice(0, 8), answers.slice(8)].map((group) =>
    group.flatMap(([kind, code]) => (code === CODES.ok ? [kind] : [])),
  );
  // A section stands on no file, pin and margin on one.
  expect([upper, lower]).toEqual([['section'], ['section', 'margin', 'pin']]);
});

test('a mark does not come back by itself onto a file that was taken out', async () => {
  const { data } = await save({ shape: pinOn(model.upper) });
  await site.call(removeCaseFile, { caseId: model.caseId, fileId: model.upper }, { accessToken });
  const change = { markId: data.markId, shape: pinOn(model.upper, 'Other') };
  expect((await save(change)).code).toBe(CODES.notFound);
  expect((await save({ ...change, shape: pinOn(model.lower, 'Moved') })).code).toBe(CODES.ok);
});

test('the same idempotency key twice creates one mark', async () => {
  const options = { idempotencyKey: randomUUID() };
  const [one, two] = await Promise.all([
    save({ shape: pinOn(model.upper) }, options),
    save({ shape: pinOn(model.upper) }, options),
  ]);
  expect(one.data).toEqual(two.data);
  expect(await texts()).toHaveLength(1);
  expect((await save({ shape: pinOn(model.upper, 'Other') }, options)).code).toBe(CODES.idempotencyKeyReused);
});

test('of two tabs one stands, whole', async () => {
  const { data } = await save({ shape: pinOn(model.upper) });
  const both = await Promise.all(
    ['One', 'Two'].map((text) => save({ markId: data.markId, shape: pinOn(model.upper, text) })),
  );
  expect(both.map(({ code }) => code)).toEqual([CODES.ok, CODES.ok]);
  const [kept, ...more] = await marksOf(site, accessToken, model.caseId);
  expect(more).toEqual([]);
  expect(both.map((reply) => reply.data)).toContainEqual(kept);
});

test('what another tab has taken away is not there until it is restored', async () => {
  const { data } = await save({ shape: pinOn(model.upper) });
  const mark = { caseId: model.caseId, markId: data.markId };
  await site.call(removeMark, mark, { accessToken });
  const change = { markId: data.markId, shape: pinOn(model.upper, 'Late') };
  expect((await save(change)).code).toBe(CODES.notFound);
  await site.call(restoreMark, mark, { accessToken });
  expect((await save(change)).code).toBe(CODES.ok);
});

test('a case holds so many marks and no more, also when two come at once', async () => {
  await fill(MARK_LIMITS.perCase - 1);
  const both = await Promise.all([
    save({ shape: pinOn(model.upper, 'One') }),
    save({ shape: pinOn(model.upper, 'Two') }),
  ]);
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([CODES.ok, CODES.markLimit]));
  expect(both.find(({ code }) => code === CODES.markLimit)?.msg).toContain('limit of notes and measurements');
  const [kept] = await marksOf(site, accessToken, model.caseId);
  const markId = kept?.markId ?? '';
  expect((await save({ markId, shape: pinOn(model.upper, 'Still') })).code).toBe(CODES.ok);
  // One that was taken away can be brought back, so it keeps its place until it is swept.
  await site.call(removeMark, { caseId: model.caseId, markId }, { accessToken });
  expect((await save({ shape: pinOn(model.upper) })).code).toBe(CODES.markLimit);
  await site.shiftClock('31 days');
  await site.queue.query('select sweep_expired(1000)');
  await site.shiftClock('0');
  expect((await save({ shape: pinOn(model.upper) })).code).toBe(CODES.ok);
});

test('the longest line is kept, rounded to a nanometer', async () => {
  const far = -9_999.123_456_789;
  const line = Array.from({ length: MARK_LIMITS.linePoints }, (): Point => [far, far, Number.MIN_VALUE]);
  const points = line.slice(0, MARK_LIMITS.points);
  const shape = { kind: 'margin', scanId: model.upper, tooth: null, points, line, isClosed: true } as const;
  const { code, data } = await save({ shape: { ...shape, millimeters: 1 } });
  expect(code).toBe(CODES.ok);
  if (data.shape.kind !== 'margin') throw new Error('another kind');
  expect(data.shape.line).toHaveLength(MARK_LIMITS.linePoints);
  expect(data.shape.line.at(-1)).toEqual([-9_999.123_457, -9_999.123_457, 0]);
});

test.each<[string, Record<string, unknown>]>([
  ['shape.kind', { kind: 'blob' }],
  ['shape.text', { text: '   ' }],
  ['shape.text', { text: 'x'.repeat(MARK_LIMITS.text + 1) }],
  ['shape', { text: 'half a character: \uD83E' }],
  ['shape.tooth', { tooth: 19 }],
  ['shape.at.point', { at: { scanId: randomUUID(), point: [1, 2] } }],
  ['shape.at.point.0', { at: { scanId: randomUUID(), point: [1e9, 2, 3] } }],
  ['shape.at.scanId', { at: { scanId: 'upper', point: [1, 2, 3] } }],
  ['unrecognized_keys', { color: 'red' }],
])('what is wrong is named: %s', async (field, wrong) => {
  const reply = await save({ shape: { ...pinOn(model.upper), ...wrong } });
  expect(reply.code).toBe(CODES.invalidInput);
  expect((reply.data as unknown as { fields: string[] }).fields).toEqual([
    field === 'unrecognized_keys' ? 'shape' : field,
  ]);
});

test("neither a stranger's case or mark nor one beyond the own scope is there", async () => {
  const { data } = await save({ shape: pinOn(model.upper) });
  const other = await makeModel(site, administrator, accessToken);
  const elsewhere = { caseId: other.caseId, markId: data.markId, shape: pinOn(other.upper) };
  expect((await save(elsewhere)).code).toBe(CODES.notFound);
  expect((await save({ markId: randomUUID(), shape: pinOn(model.upper) })).code).toBe(CODES.notFound);
  const [stranger] = (await makeOrganization(site)).people;
  const strangers = await signIn(site, stranger);
  const theirs = await makeModel(site, stranger, strangers);
  const own = { caseId: theirs.caseId, shape: pinOn(theirs.upper) };
  for (const input of [{ shape: pinOn(model.upper) }, { ...own, markId: data.markId }])
    expect((await save(input, { accessToken: strangers })).code).toBe(CODES.notFound);
  await narrowScope(site, dentist);
  const token = await signIn(site, dentist);
  expect((await save({ shape: pinOn(model.upper) }, { accessToken: token })).code).toBe(CODES.notFound);
  const mine = await makeModel(site, dentist, token);
  const saved = await save({ caseId: mine.caseId, shape: pinOn(mine.upper) }, { accessToken: token });
  expect(saved.code).toBe(CODES.ok);
});

test('without the right to save cases nobody saves marks', async () => {
  const token = await signIn(site, dentist);
  await rowsAs(
    site.owner,
    dentist.orgId,
    `delete from role_menu where org_id = app_org() and menu_id = 'caseManagement.save'`,
  );
  expect((await save({ shape: pinOn(model.upper) }, { accessToken: token })).code).toBe(CODES.noPerm);
});

test('a mark that a colleague changed names the editor, and still its author', async () => {
  const { data: made } = await save({ shape: pinOn(model.upper) });
  expect(made).toMatchObject({ editedBy: null, editedAt: null });
  const colleague = { accessToken: await signIn(site, dentist) };
  const { data: edited } = await save({ markId: made.markId, shape: pinOn(model.upper, 'Moved') }, colleague);
  const [author, editor] = [administrator, dentist].map(({ account }) => `The ${account}`);
  expect(edited).toMatchObject({ createdBy: author, editedBy: editor, editedAt: edited.updatedAt });
  expect(await marksOf(site, accessToken, model.caseId)).toEqual([edited]);
});

test('taking a mark away and bringing it back edits nothing', async () => {
  const { markId } = (await save({ shape: pinOn(model.upper) })).data;
  const wanted = { caseId: model.caseId, markId };
  await site.call(removeMark, wanted, { accessToken });
  const { data } = await site.call(restoreMark, wanted, { accessToken });
  expect(data).toMatchObject({ editedBy: null, editedAt: null });
});

test('marks that were taken away take their room until they are swept', async () => {
  await fill(MARK_LIMITS.perCase);
  await rowsAs(site.owner, administrator.orgId, 'update case_mark set removed_at = app_now()');
  expect((await save({ shape: pinOn(model.upper) })).code).toBe(CODES.markLimit);
});

test('one member saves 500 marks an hour at most', async () => {
  const codes = new Set<number>();
  const unknown = { caseId: randomUUID(), shape: pinOn(model.upper) };
  for (let i = 0; i < 500; i += 50)
    for (const { code } of await Promise.all(Array.from({ length: 50 }, () => save(unknown))))
      codes.add(code);
  expect([...codes]).toEqual([CODES.notFound]);
  expect((await save({ shape: pinOn(model.upper) })).code).toBe(CODES.tooMany);
  const colleague = { accessToken: await signIn(site, dentist) };
  expect((await save({ shape: pinOn(model.upper) }, colleague)).code).toBe(CODES.ok);
});
