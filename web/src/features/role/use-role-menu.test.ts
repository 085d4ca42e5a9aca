import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../platform/call/queries.ts';
import { buttonOf, roleOf, screenOf } from './role.fixtures.ts';
import { roleMenuQuery, useRoleMenu } from './use-role-menu.ts';

const role = roleOf({ menuIds: ['dashboard', 'roles'] });

function Held(): ReactNode {
  return useRoleMenu(role).menuIds.join(' ');
}

const client = makeQueryClient();
const shown = () => renderToStaticMarkup(createElement(QueryClientProvider, { client }, createElement(Held)));

test('until the menu of a role is read, it is what the list said', () => {
  expect(shown()).toBe('dashboard roles');
});

test('the menu of a role is what the server answers for it, buttons included', () => {
  client.setQueryData(roleMenuQuery(role.roleId).queryKey, [
    screenOf('dashboard'),
    screenOf('users', [buttonOf('users.enable')]),
  ]);
  expect(shown()).toBe('dashboard users users.enable');
});
