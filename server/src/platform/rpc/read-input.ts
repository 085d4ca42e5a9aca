import type { CallSpec } from '@archway/contract/core/call';
import { CallFailure } from './failure.ts';
import { decodeForm } from './form.ts';

/** The call's input as its contract wants it; what does not fit is named, and its value is not repeated. */
export function readInput(call: CallSpec, url: string, body: string): unknown {
  const raw = call.body === 'json' ? parseJsonBody(body) : decodeForm(call.input, formOf(call, url, body));
  const read = call.input.safeParse(raw);
  if (read.success) return read.data;
  const fields = [...new Set(read.error.issues.map((issue) => issue.path.join('.') || issue.code))];
  throw new CallFailure('invalidInput', { data: { fields } });
}

function formOf({ method }: CallSpec, url: string, body: string): URLSearchParams {
  return new URLSearchParams(method === 'GET' ? (url.split('?')[1] ?? '') : body);
}

function parseJsonBody(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new CallFailure('invalidInput', { data: { fields: [] } });
  }
}
