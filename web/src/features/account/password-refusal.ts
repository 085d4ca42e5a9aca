import type { TextKey } from '@archway/locales/keys';
import type { useText } from '@archway/ui/text';
import type { CallFailure } from '../../platform/call/call-failure.ts';

/** What only the server can find wrong with a new password. The rules themselves are checked while typing. */
const TEXTS: Readonly<Record<string, TextKey>> = { common: 'password.common', same: 'password.same' };

/** Why a new password was not accepted, in words that help to choose another. */
export function refusalText(t: ReturnType<typeof useText>, { failure, data, message }: CallFailure): string {
  if (failure !== 'passwordRefused') return message;
  const { problems = [] } = (data ?? {}) as { problems?: readonly string[] };
  const key = problems.map((problem) => TEXTS[problem]).find((text) => text !== undefined);
  return key === undefined ? message : t(key);
}
