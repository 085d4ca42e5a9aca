import { describe, expect, it } from 'vitest';
import type { Display } from '../types/state.ts';
import { commandOf } from './commands.ts';
import { runCommand } from './run-command.ts';

const nothing = () => {};

/** What a key changes of this display. */
function pressed(key: string, display: Display): Partial<Display> {
  const changes: Partial<Display>[] = [];
  const command = commandOf({ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false });
  if (command !== null)
    runCommand(command, {
      viewer: {
        state: { display },
        setView: nothing,
        fit: nothing,
        reset: nothing,
        setDisplay: (change) => void changes.push(change),
        setTool: nothing,
      },
      turn: nothing,
      pan: nothing,
      zoom: nothing,
      request: nothing,
    });
  return Object.assign({}, ...changes) as Partial<Display>;
}

describe('display keys', () => {
  const plain: Display = {
    trueColor: false,
    vivid: false,
    background: 'default',
    center: false,
    animation: 'none',
    paused: false,
  };

  it('true color is switched on and off by its key', () => {
    expect(pressed('c', plain)).toEqual({ trueColor: true });
    expect(pressed('c', { ...plain, trueColor: true })).toEqual({ trueColor: false });
  });

  it('vivid mode is switched on and off by its key', () => {
    expect(pressed('v', plain)).toEqual({ vivid: true });
    expect(pressed('v', { ...plain, vivid: true })).toEqual({ vivid: false });
  });

  it('the 3D center is shown and hidden by its key', () => {
    expect(pressed('o', plain)).toEqual({ center: true });
    expect(pressed('o', { ...plain, center: true })).toEqual({ center: false });
  });

  it('backgrounds follow each other: default, dynamic, fresh', () => {
    expect(pressed('b', plain)).toEqual({ background: 'dynamic' });
    expect(pressed('b', { ...plain, background: 'dynamic' })).toEqual({ background: 'fresh' });
    expect(pressed('b', { ...plain, background: 'fresh' })).toEqual({ background: 'default' });
  });
});
