import { expect, test } from 'vitest';
import { type LogFields, makeLog } from './log.ts';

const CANARY = 'Mustermann';

/** The lines that the log writes for these fields. */
function lineOf(fields: LogFields): string {
  const lines: string[] = [];
  const log = makeLog('info', { site: 'test', version: '1' }, { write: (line) => lines.push(line) });
  log.error('call.failed', fields);
  expect(lines).toHaveLength(1);
  return lines.join('');
}

test('a log line has its event, site and the allowed fields', () => {
  expect(JSON.parse(lineOf({ call: 'order/ship', code: 200, ms: 3 }))).toMatchObject({
    event: 'call.failed',
    site: 'test',
    version: '1',
    call: 'order/ship',
    code: 200,
    ms: 3,
  });
});

test('a field never takes the place of the line’s own event', () => {
  const line = lineOf({ eventName: 'order.shipped', ...({ event: 'order.shipped' } as LogFields) });
  expect(line.match(/"event":/g)).toHaveLength(1);
  expect(JSON.parse(line)).toMatchObject({ event: 'call.failed', eventName: 'order.shipped' });
});

test('log fields that are not on the allowlist are dropped', () => {
  const fields = { call: 'order/ship', patient: CANARY, body: { name: CANARY }, msg: CANARY } as LogFields;
  expect(lineOf(fields)).not.toContain(CANARY);
});

const withCause = new Error(CANARY, { cause: new Error(CANARY) });
const withFields = Object.assign(new Error('x'), { detail: `Key (name)=(${CANARY})`, code: '23505' });
const changedLater = new Error(`row\n    at ${CANARY}`);
// V8 formats a stack when it is first read, with the message of that moment.
changedLater.message = changedLater.stack === undefined ? '' : 'other';

test.each([
  ['message', new Error(CANARY)],
  ['second line of the message', new Error(`bad row:\n  ${CANARY}`)],
  ['line of the message that looks like a frame', new Error(`bad row:\n    at ${CANARY}`)],
  ['line of the message that names a place', new Error(`bad row:\n    at /${CANARY}:1:1`)],
  ['message that was changed later', changedLater],
  ['cause', withCause],
  ['further fields', withFields],
  ['aggregate', new AggregateError([new Error(CANARY)], CANARY)],
  ['thrown text', CANARY],
  ['thrown object', { name: CANARY, stack: `    at ${CANARY}` }],
])('the %s of an error is not logged', (_where, error) => {
  expect(lineOf({ error })).not.toContain(CANARY);
});

test('class, code and stack frames of an error are logged', () => {
  const { error } = JSON.parse(lineOf({ error: withFields })) as { error: { frames: string[] } };
  expect(error).toMatchObject({ name: 'Error', code: '23505' });
  expect(error.frames[0]).toMatch(/^at .*log\.test\.ts:\d+:\d+/);
});
