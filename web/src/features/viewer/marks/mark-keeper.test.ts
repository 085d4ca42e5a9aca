import type { Mark } from '@archway/contract/mark/model';
import type { MarkShape } from '@archway/rules/marks';
import { expect, test } from 'vitest';
import { MarkKeeper, type SaveMark } from './mark-keeper.ts';

const SCAN = '0190a000-0000-7000-8000-000000000001';
const pin = (text: string): MarkShape => ({
  kind: 'pin',
  at: { scanId: SCAN, point: [0, 0, 0] },
  tooth: null,
  text,
});

/** A server that answers when it is told to. */
function server() {
  const asked: { markId: string | null; shape: MarkShape; key: string; end: (problem?: string) => void }[] =
    [];
  let made = 0;
  const save: SaveMark = (markId, shape, sentUnder) =>
    new Promise((resolve, reject) => {
      const key = sentUnder.keyFor({ markId, shape });
      const end = (problem?: string): void => {
        // A line that breaks says nothing of what has happened.
        sentUnder.answered(problem === undefined ? null : problem === 'no line' ? 'unavailable' : 'noPerm');
        if (problem !== undefined) return reject(new Error(problem));
        return resolve({ markId: markId ?? `mark-${(made += 1)}`, shape } as Mark);
      };
      asked.push({ markId, shape, key, end });
    });
  const saved: Mark[] = [];
  const keeper = new MarkKeeper(save, (mark) => saved.push(mark));
  return { asked, saved, keeper };
}

const answered = () => new Promise((resolve) => setTimeout(resolve));

test('what is made is sent at once, and is the server’s when it has it', async () => {
  const { asked, saved, keeper } = server();
  const id = keeper.add(pin('a'));
  expect(keeper.unsaved).toEqual([{ id, shape: pin('a'), problem: null }]);
  asked[0]!.end();
  await answered();
  expect(keeper.unsaved).toEqual([]);
  expect(saved.map(({ markId }) => markId)).toEqual(['mark-1']);
  expect(keeper.idOf(id)).toBe('mark-1');
});

test('changes on the way are sent once, the last of them, to the mark that was made', async () => {
  const { asked, keeper } = server();
  const id = keeper.add(pin('a'));
  keeper.change(id, pin('b'));
  keeper.change(id, pin('c'));
  expect(asked).toHaveLength(1);
  asked[0]!.end();
  await answered();
  expect(asked.map(({ markId, shape }) => [markId, shape])).toEqual([
    [null, pin('a')],
    ['mark-1', pin('c')],
  ]);
  asked[1]!.end();
  await answered();
  expect(keeper.unsaved).toEqual([]);
});

test('a save that failed keeps the mark with the reason, until it succeeds', async () => {
  const { asked, saved, keeper } = server();
  const id = keeper.add(pin('a'));
  asked[0]!.end('no line');
  await answered();
  expect(keeper.unsaved).toEqual([{ id, shape: pin('a'), problem: 'no line' }]);
  keeper.retry(id);
  expect(keeper.unsaved[0]?.problem).toBe(null);
  asked[1]!.end();
  await answered();
  expect(saved).toHaveLength(1);
});

test('a mark of the server that failed to change is tried again by its own id', async () => {
  const { asked, keeper } = server();
  keeper.change('mark-7', pin('b'));
  asked[0]!.end('no line');
  await answered();
  keeper.retry('mark-7');
  expect(asked.map(({ markId }) => markId)).toEqual(['mark-7', 'mark-7']);
});

test('what is given up is gone', async () => {
  const { asked, keeper } = server();
  const id = keeper.add(pin('a'));
  asked[0]!.end('no line');
  await answered();
  keeper.forget(id);
  expect(keeper.unsaved).toEqual([]);
});

test('a new mark whose answer was lost is not made twice, though it was changed meanwhile', async () => {
  const { asked, saved, keeper } = server();
  const id = keeper.add(pin('a'));
  asked[0]!.end('no line');
  await answered();
  keeper.change(id, pin('b'));
  expect([asked[1]!.shape, asked[1]!.key]).toEqual([pin('a'), asked[0]!.key]);
  expect(keeper.unsaved[0]?.shape).toEqual(pin('b'));
  asked[1]!.end();
  await answered();
  expect([asked[2]!.markId, asked[2]!.shape]).toEqual(['mark-1', pin('b')]);
  asked[2]!.end();
  await answered();
  expect(saved.map(({ markId }) => markId)).toEqual(['mark-1', 'mark-1']);
  expect(keeper.unsaved).toEqual([]);
});

test('one that was refused begins anew when it is changed', async () => {
  const { asked, keeper } = server();
  const id = keeper.add(pin('a'));
  asked[0]!.end('refused');
  await answered();
  keeper.change(id, pin('b'));
  expect(asked[1]!.shape).toEqual(pin('b'));
  expect(asked[1]!.key).not.toBe(asked[0]!.key);
});
