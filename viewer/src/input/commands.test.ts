import { describe, expect, it } from 'vitest';
import { commandOf } from './commands.ts';
import { pinchOf } from './pinch.ts';
import { after } from './run-command.ts';

const bare = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (key: string, held = {}) => commandOf({ key, ...bare, ...held });

describe('keys', () => {
  it('1 to 6 are the views in the order of the bar', () => {
    const views = ['1', '2', '3', '4', '5', '6'].map((key) => press(key));
    expect(views).toEqual(
      ['left', 'front', 'right', 'back', 'occlusal', 'multiple'].map((view) => ({ kind: 'view', view })),
    );
  });

  it('letters work with and without Shift, but not with Ctrl, Alt or Meta', () => {
    expect(press('C')).toEqual({ kind: 'trueColor' });
    expect(press('m')).toEqual({ kind: 'request', request: 'measure' });
    expect(press('c', { ctrlKey: true })).toBeNull();
    expect(press('Tab')).toBeNull();
    expect(press('constructor')).toBeNull();
  });

  it('arrows rotate, and with Shift pan', () => {
    expect(press('ArrowLeft')).toEqual({ kind: 'turn', right: -1, up: 0 });
    expect(press('ArrowUp', { shiftKey: true })).toEqual({ kind: 'pan', right: 0, up: 1 });
  });

  it('the value after the last one is the first', () => {
    expect(after(['a', 'b'], 'b')).toBe('a');
  });
});

describe('two fingers', () => {
  it('pan when they move together and zoom in when they spread', () => {
    const together = pinchOf(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      [
        { x: 5, y: 3 },
        { x: 15, y: 3 },
      ],
    );
    expect(together).toEqual({ middle: { x: 10, y: 3 }, dx: 5, dy: 3, factor: 1 });
    const parting = pinchOf(
      [
        { x: 0, y: 0 },
        { x: 10, y: 0 },
      ],
      [
        { x: -5, y: 0 },
        { x: 15, y: 0 },
      ],
    );
    expect(parting.factor).toBe(0.5);
  });
});
