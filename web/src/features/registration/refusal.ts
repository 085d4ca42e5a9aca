import type { FailureName } from '@archway/contract/codes';
import type { TextKey } from '@archway/locales/keys';
import { FIELDS, type Field } from './checks.ts';
import { STEPS, type Step } from './steps.ts';

/** What the server does not accept, as a text at each field. */
export type Refused = Partial<Record<Field, TextKey>>;

/** Fields that the form calls otherwise than the call does. */
const NAMES: Readonly<Record<string, readonly Field[]>> = {
  type: ['way'],
  address: ['country'],
  // Its time is up, and with it what was sent.
  ticket: ['logo', 'businessLicenseFile'],
};

const FILES: ReadonlySet<Field> = new Set(['logo', 'businessLicenseFile']);

/** Where a refusal belongs: nothing when it is about no field. */
export function refusedBy(
  { failure, data }: { failure: FailureName; data: unknown },
  sent: { logo: unknown; businessLicenseFile: unknown },
): Refused {
  if (failure === 'passwordRefused') return { password: passwordText(data) };
  if (failure === 'invitationExpired' || failure === 'noGetpartnerName')
    return { way: 'register.invitation.over' };
  const isOfFiles = failure === 'processingFailed' || failure === 'resourceIsBeingPrepared';
  if (failure !== 'invalidInput' && !isOfFiles) return {};
  const named = listIn(data, 'fields').flatMap(fieldsOf);
  const fields = isOfFiles && named.length === 0 ? [...FILES] : named;
  return Object.fromEntries(
    fields
      // A file that was not sent cannot be what is wrong, unless the server says so.
      .filter((field) => named.length === 1 || !FILES.has(field) || sent[field as 'logo'] !== null)
      .map((field) => [field, textFor(field)]),
  );
}

/** The first step with something the server does not accept. */
export const refusedStep = (refused: Refused): Step | undefined =>
  STEPS.find((step) => FIELDS[step].some((field) => field in refused));

const textFor = (field: Field): TextKey => (FILES.has(field) ? 'register.file.refused' : 'register.refused');

const passwordText = (data: unknown): TextKey =>
  listIn(data, 'problems').includes('common') ? 'register.passwordCommon' : 'ui.password.invalid';

/** `address.city` → `city`. */
function fieldsOf(name: string): readonly Field[] {
  const last = name.split('.').at(-1) ?? '';
  const known: readonly Field[] = STEPS.flatMap((step): readonly Field[] => FIELDS[step]);
  return NAMES[name] ?? known.filter((field) => field === last);
}

function listIn(data: unknown, name: string): string[] {
  const list = typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[name] : null;
  return Array.isArray(list) ? list.map(String) : [];
}
