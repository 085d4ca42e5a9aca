import { expect, test } from 'vitest';
import { loginAddress, pageToReturnTo } from './remembered-page.ts';

test('the page is taken up again by its own user and by nobody else', () => {
  const address = loginAddress({ redirect: '/own-space?a=1&b=2', userCode: 'u-1' });
  const search = address.slice(address.indexOf('?'));
  expect(pageToReturnTo(search, 'u-1')).toBe('/own-space?a=1&b=2');
  expect(pageToReturnTo(search, 'u-2')).toBeNull();
});

test('a page nobody was signed in on may be opened by whoever signs in', () => {
  expect(pageToReturnTo('?redirect=%2Fown-space', 'u-1')).toBe('/own-space');
});

test.each(['?redirect=%2F%2Fevil.example', '?redirect=https%3A%2F%2Fevil.example', '', '?redirect='])(
  '%j leads nowhere',
  (search) => {
    expect(pageToReturnTo(search, 'u-1')).toBeNull();
  },
);

test('the way in is not remembered as a page', () => {
  expect(loginAddress({ redirect: '/redirect', userCode: 'u-1' })).toBe('/login');
  expect(loginAddress(null)).toBe('/login');
});
