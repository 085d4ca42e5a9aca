import { expect, it } from 'vitest';
import { sectionStep } from './section-keys.ts';

const bare = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (key: string, held = {}) => sectionStep({ key, ...bare, ...held });

it('arrow keys move a section plane by 0.1 mm, with Shift by 1 mm', () => {
  expect(press('ArrowUp')).toEqual({ kind: 'move', millimeters: 0.1 });
  expect(press('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'move', millimeters: -1 });
});

it('bracket keys tilt a section plane, with Shift about the other axis', () => {
  expect(press(']')).toEqual({ kind: 'tilt', about: 'up', degrees: 1 });
  expect(press('{', { shiftKey: true })).toEqual({ kind: 'tilt', about: 'right', degrees: -1 });
});

it('other keys are left to the viewer and the browser', () => {
  for (const key of ['f', 'F', 'Escape', 'Enter', '5']) expect(press(key)).toBeNull();
  expect(press('ArrowUp', { altKey: true })).toBeNull();
});
