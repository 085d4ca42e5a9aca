import type { CallSpec } from '@archway/contract/core/call';
import { COMMON_FAILURES } from '@archway/contract/core/failures';
import { CODES, HTTP_STATUS, type FailureName } from '@archway/contract/codes';
import { API_PREFIX } from '@archway/contract/core/headers';
import { z } from 'zod';
import { escapeHtml as text } from '../text/escape-html.ts';

/** The API document to read: one page without a script, made from the contract like the document itself. */
export function apiPage(calls: readonly CallSpec[], version: string): string {
  const sorted = calls.toSorted((a, b) => a.path.localeCompare(b.path));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Archway API ${text(version)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="${API_PREFIX}/docs.css"></head>
<body><nav aria-label="Calls"><a class="home" href="#top">Archway API</a><p>${text(version)} · ${calls.length} calls</p>
${groups(sorted)}</nav><main id="top">${introduction()}${sorted.map(section).join('')}</main></body></html>`;
}

function groups(calls: readonly CallSpec[]): string {
  const byPrefix = Map.groupBy(calls, ({ path }) => path.split('/')[0] ?? '');
  return [...byPrefix]
    .map(([prefix, own]) => `<h2>${text(prefix)}</h2><ul>${own.map(link).join('')}</ul>`)
    .join('');
}

const link = ({ path }: CallSpec) => `<li><a href="#${text(path)}">${text(path)}</a></li>`;

function introduction(): string {
  const statuses = Object.entries(HTTP_STATUS).map(
    ([name, status]) => `${status} (${CODES[name as FailureName]} ${name})`,
  );
  return `<header><h1>Archway API</h1>
<p>Every answer is an envelope of <code>code</code>, <code>msg</code> and <code>data</code>. Code 200 is success;
<code>msg</code> is in the language of <code>Accept-Language</code>. Answers are HTTP 200 except ${text(statuses.join(', '))}.</p>
<p>Bodies are forms unless a call says JSON; lists and objects inside a form travel as JSON. Every request carries the
header <code>info</code> (one JSON object with the access token) and <code>timezone</code>. A call that changes something
takes an <code>Idempotency-Key</code>: a repeat within 24 hours answers alike and acts once.</p>
<p>Any call may answer ${COMMON_FAILURES.map(code).join(', ')}.</p>
<p><a href="${API_PREFIX}/openapi.json">OpenAPI 3.1 document</a></p></header>`;
}

function section(call: CallSpec): string {
  const body = call.method === 'GET' ? 'query' : call.body === 'json' ? 'JSON' : 'form';
  return `<section id="${text(call.path)}"><h2><span class="method">${call.method}</span> ${text(`${API_PREFIX}/${call.path}`)}</h2>
<p>${text(call.summary)}</p><dl><dt>Who may call</dt><dd>${text(accessOf(call))}</dd>
${call.mutates ? '<dt>Changes something</dt><dd>needs an <code>Idempotency-Key</code>, leaves an audit row</dd>' : ''}
${limitsOf(call)}${call.fails ? `<dt>Its own failures</dt><dd>${call.fails.map(code).join(', ')}</dd>` : ''}</dl>
${fields(`Input (${body})`, z.toJSONSchema(call.input, { io: 'input' }))}
${fields('Output', z.toJSONSchema(call.output, { io: 'output' }))}</section>`;
}

function accessOf({ access }: CallSpec): string {
  if (access === 'public') return 'anybody';
  return access === 'session' ? 'anybody signed in' : `holders of ${access}`;
}

function limitsOf({ limits = {} }: CallSpec): string {
  const all = Object.entries(limits).map(
    ([subject, { calls, seconds }]) =>
      `${calls} in ${seconds} s per ${subject.replace('per', '').toLowerCase()}`,
  );
  return all.length === 0 ? '' : `<dt>Limits</dt><dd>${text(all.join(', '))}</dd>`;
}

const code = (name: FailureName) => `<code>${CODES[name]}</code> ${text(name)}`;

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  description?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
}

/** A table of fields, and below it one for each schema it names: those that refer to themselves. */
function fields(title: string, schema: unknown): string {
  const { $defs = {}, ...own } = schema as JsonSchema;
  const named = Object.entries($defs).map(
    ([name, definition]) => `<h4>${text(name)}</h4>${tableOf(definition)}`,
  );
  return `<h3>${text(title)}</h3>${tableOf(own)}${named.join('')}`;
}

function tableOf(schema: JsonSchema): string {
  if (schema.properties === undefined) return `<p>${text(typeOf(schema))}</p>`;
  const { properties, required = [] } = schema;
  const rows = Object.entries(properties).map(
    ([name, field]) =>
      `<tr><td><code>${text(name)}</code>${required.includes(name) ? '' : ' <small>optional</small>'}</td><td>${text(typeOf(field))}</td></tr>`,
  );
  return rows.length === 0
    ? '<p class="none">no fields</p>'
    : `<table><tbody>${rows.join('')}</tbody></table>`;
}

function typeOf(field: JsonSchema): string {
  if (field.$ref !== undefined) return field.$ref.split('/').at(-1) ?? '';
  if (field.const !== undefined) return JSON.stringify(field.const);
  if (field.enum !== undefined) return field.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (field.anyOf !== undefined) return field.anyOf.map(typeOf).join(' | ');
  if (field.items !== undefined) return `list of ${typeOf(field.items)}${bound('at most', field.maxItems)}`;
  if (field.properties !== undefined)
    return `{ ${Object.entries(field.properties)
      .map(([name, inner]) => `${name}: ${typeOf(inner)}`)
      .join(', ')} }`;
  const range = `${bound('from', field.minimum)}${bound('to', field.maximum)}${bound('at most', field.maxLength, 'characters')}`;
  return `${[field.type ?? 'any'].flat().join(' | ')}${field.format === undefined ? '' : ` (${field.format})`}${range}`;
}

function bound(word: string, value: number | undefined, unit = ''): string {
  return value === undefined || Math.abs(value) >= Number.MAX_SAFE_INTEGER
    ? ''
    : ` ${word} ${value} ${unit}`.trimEnd();
}
