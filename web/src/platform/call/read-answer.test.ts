import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const json = { 'content-type': 'application/json' };
const envelope = JSON.stringify({ code: 20_409, msg: 'changed', data: { a: 1 } });

test('an envelope is read whatever its status', async () => {
  for (const status of [200, 413, 429, 503])
    expect(await readAnswer(new Response(envelope, { status, headers: json }))).toEqual({
      code: 20_409,
      msg: 'changed',
      data: { a: 1 },
    });
});

test('a file is data, and an envelope that comes as a file is an envelope', async () => {
  const file = await readAnswer(new Response('abc', { headers: { 'content-type': 'model/stl' } }));
  expect([file.code, file.data instanceof Blob]).toEqual([CODES.ok, true]);
  expect(await readAnswer(new Response(envelope, { headers: json }))).toMatchObject({ code: 20_409 });
});

test('JSON that is an attachment is a file', async () => {
  const headers = { ...json, 'content-disposition': 'attachment; filename="manifest.json"' };
  const { data } = await readAnswer(new Response(envelope, { headers }));
  expect(await (data as Blob).text()).toBe(envelope);
});

test('what is no envelope is told by its status', async () => {
  const answer = (status: number, statusText: string) =>
    readAnswer(new Response('<html>', { status, statusText, headers: { 'content-type': 'text/html' } }));
  expect(await answer(503, 'Service Unavailable')).toMatchObject({ code: 503, msg: 'Service Unavailable' });
  expect(await answer(502, 'Bad Gateway')).toMatchObject({ code: CODES.unavailable });
  expect(await answer(418, "I'm a teapot")).toMatchObject({ code: CODES.internal, msg: "I'm a teapot" });
  await expect(answer(200, 'OK')).rejects.toThrow('not an envelope');
});
