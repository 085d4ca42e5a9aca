import { info } from '@archway/contract/account/calls';
import type { Translate } from '@archway/locales/translator';
import { TextProvider } from '@archway/ui/text';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../../platform/call/queries.ts';
import { ForgottenPassword, passwordEmailQuery } from './forgotten-password.tsx';

const t: Translate = (key, values) => [key, values?.['email']].join(' ');

function shown(address: string | null): string {
  const client = makeQueryClient();
  client.setQueryData([info.path, {}], { loginAccount: 'ada' });
  if (address !== null) client.setQueryData(passwordEmailQuery.queryKey, { email: address });
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client },
      TextProvider({ t, children: createElement(ForgottenPassword) }),
    ),
  );
}

test('a user who forgot the password reads to which address the link would go', () => {
  const page = shown('a•••••a@clinic.example');
  expect(page).toContain('forgottenPassword.text a•••••a@clinic.example');
  expect(page).toContain('forgottenPassword.send.button');
});

test('nothing is offered before the address is known', () => {
  expect(shown(null)).toBe('');
});
