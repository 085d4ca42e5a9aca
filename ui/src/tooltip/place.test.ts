import { expect, it } from 'vitest';
import { placeBeside } from './place.ts';

const view = { innerWidth: 400, innerHeight: 300 };
const tip = { offsetWidth: 100, offsetHeight: 20 };
const button = { left: 180, right: 220, top: 100, bottom: 130 };

it('stands below, in the middle', () => {
  expect(placeBeside(button, tip, 'below', view)).toEqual({ left: 150, top: 136 });
});

it('stands above where there is no room below', () => {
  expect(placeBeside({ ...button, top: 270, bottom: 295 }, tip, 'below', view)).toEqual({
    left: 150,
    top: 244,
  });
});

it('stays within the window', () => {
  expect(placeBeside({ ...button, left: 370, right: 398 }, tip, 'below', view).left).toBe(296);
  expect(placeBeside({ ...button, left: 2, right: 20 }, tip, 'below', view).left).toBe(4);
});

it('stands beside where it is asked to and there is room', () => {
  expect(placeBeside(button, tip, 'right', view)).toEqual({ left: 226, top: 105 });
  expect(placeBeside(button, tip, 'left', view)).toEqual({ left: 74, top: 105 });
  expect(placeBeside({ ...button, left: 350, right: 390 }, tip, 'right', view).top).toBe(136);
});
