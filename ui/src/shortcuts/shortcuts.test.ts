import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';
import { keyOf } from './keys.ts';
import { SequenceReader } from './sequence.ts';

const NONE = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

describe('keys', () => {
  test('are written the same way on every keyboard', () => {
    expect(keyOf({ ...NONE, key: 'G' })).toBe('g');
    expect(keyOf({ ...NONE, key: '?', shiftKey: true })).toBe('?');
    expect(keyOf({ ...NONE, key: 'k', metaKey: true })).toBe('ctrl+k');
    expect(keyOf({ ...NONE, key: 'Enter', shiftKey: true })).toBe('shift+enter');
    expect(keyOf({ ...NONE, key: ' ' })).toBe('space');
  });

  test('a sequence waits a second and no longer; a key that breaks it counts for itself', () => {
    const reader = new SequenceReader();
    const known = ['g d', 'n'];
    expect(reader.read('g', known, 0)).toEqual({ waiting: true });
    expect(reader.read('d', known, 1000)).toEqual({ complete: 'g d', waiting: false });
    expect(reader.read('g', known, 2000)).toEqual({ waiting: true });
    expect(reader.read('d', known, 3001)).toEqual({ waiting: false });
    expect(reader.read('g', known, 4000)).toEqual({ waiting: true });
    expect(reader.read('n', known, 4100)).toEqual({ complete: 'n', waiting: false });
  });
});

describe('in the page', () => {
  let workbench: Workbench;
  beforeAll(async () => {
    workbench = await openWorkbench();
  });
  afterAll(() => workbench.close());

  test('sequences and single keys run, but not while typing', async () => {
    const page = await workbench.open('shortcuts--keys');
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    expect(await page.getByText('Last: dashboard').count()).toBe(1);
    await page.getByLabel('Note').pressSequentially('nn');
    expect(await page.getByText('Last: dashboard').count()).toBe(1);
    expect(await page.getByLabel('Note').inputValue()).toBe('nn');
    await page.keyboard.press('Control+k');
    expect(await page.getByText('Last: search').count()).toBe(1);
  });

  test('single keys can be switched off, others stay', async () => {
    const page = await workbench.open('shortcuts--keys');
    await page.getByRole('switch').click();
    await page.getByRole('switch').blur();
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    expect(await page.getByText('Last: nothing').count()).toBe(1);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('Control+k');
    expect(await page.getByText('Last: search').count()).toBe(1);
  });

  test('? lists what has a name, and nothing runs behind the list', async () => {
    const page = await workbench.open('shortcuts--keys');
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(await list.getByRole('heading', { level: 2 }).allTextContents()).toEqual(['Go to', 'General']);
    await page.keyboard.press('n');
    await page.keyboard.press('Escape');
    expect(await page.getByText('Last: nothing').count()).toBe(1);
    expect(await list.count()).toBe(0);
  });
});
