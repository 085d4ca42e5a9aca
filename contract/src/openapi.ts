import { z } from 'zod';
import type { CallSpec } from './core/call.ts';
import { CODES, HTTP_STATUS, type FailureName } from './codes.ts';
import { COMMON_FAILURES } from './core/failures.ts';
import { envelopeOf } from './core/envelope.ts';
import { API_PREFIX, HEADER, InfoHeader } from './core/headers.ts';
import { collectSchemas, type SchemaCollector } from './openapi-schemas.ts';

type Json = Record<string, unknown>;

/** The API document (OpenAPI 3.1), made from the same contract that the server and the web app are checked by. */
export function openApiDocument(calls: readonly CallSpec[], version: string): Json {
  const sorted = calls.toSorted((a, b) => a.path.localeCompare(b.path));
  const collector = collectSchemas();
  const paths = Object.fromEntries(
    sorted.map((call) => [`/${call.path}`, { [call.method.toLowerCase()]: operationOf(call, collector) }]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Archway API',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description: [
        'Every answer is an envelope of `code`, `msg` and `data`; `code` 200 is success and `msg` is in the language',
        'of `Accept-Language`. Bodies are forms unless a call says JSON; lists and objects inside a form travel as JSON.',
        'Calls that change something take an `Idempotency-Key`: a repeat with the same key gives the same answer once.',
        `Answers are HTTP 200 except ${exceptions()}.`,
      ].join('\n'),
    },
    servers: [{ url: API_PREFIX }],
    tags: tagsOf(sorted),
    paths,
    components: { parameters: sharedParameters(), schemas: sortedByName(collector.shared) },
  };
}

function operationOf(call: CallSpec, { schemaOf }: SchemaCollector): Json {
  const input = schemaOf(call.input, 'input');
  return {
    operationId: call.path.replaceAll(/[^\w]+/g, '_'),
    tags: [call.path.split('/')[0]],
    summary: call.summary,
    description: describe(call),
    parameters: [
      { $ref: '#/components/parameters/info' },
      { $ref: '#/components/parameters/language' },
      { $ref: '#/components/parameters/timezone' },
      ...(call.mutates ? [{ $ref: '#/components/parameters/idempotencyKey' }] : []),
      ...(call.method === 'GET' ? queryParameters(input) : []),
    ],
    ...(call.method === 'POST' ? { requestBody: bodyOf(call, input) } : {}),
    responses: {
      200: {
        description: 'The envelope; the outcome is in `code`.',
        content: {
          'application/json': { schema: schemaOf(envelopeOf(call.output), 'output') },
        },
      },
    },
  };
}

function describe(call: CallSpec): string {
  const access =
    call.access === 'public'
      ? 'anybody'
      : call.access === 'session'
        ? 'anybody signed in'
        : `holders of \`${call.access}\``;
  const own = (call.fails ?? []).map(codeLine);
  const common = COMMON_FAILURES.map(codeOf).join(', ');
  const limits = Object.entries(call.limits ?? {}).map(
    ([subject, limit]) =>
      `${limit.calls} in ${limit.seconds} s ${subject.replace('per', 'per ').toLowerCase()}`,
  );
  return [
    `**Who may call:** ${access}.`,
    ...(call.organizationTypes === undefined
      ? []
      : [`**Organization types:** ${call.organizationTypes.join(', ')}; others get ${codeOf('noPerm')}.`]),
    ...(call.needsCompleteOrganization
      ? [`**Needs a complete organization:** else ${codeOf('organizationIncomplete')} says what is missing.`]
      : []),
    ...(call.mutates ? ['**Changes something:** needs an `Idempotency-Key`, leaves an audit row.'] : []),
    ...(limits.length > 0 ? [`**Limits:** ${limits.join(', ')}.`] : []),
    ...(own.length > 0 ? [`**Failures of its own:**\n\n${own.join('\n')}`] : []),
    `**Failures of every call:** ${common}.`,
  ].join('\n\n');
}

const codeOf = (name: FailureName) => `${CODES[name]} ${name}`;
const codeLine = (name: FailureName) => `- ${codeOf(name)}`;

const exceptions = () =>
  Object.entries(HTTP_STATUS)
    .map(([name, status]) => `${status} for ${CODES[name as FailureName]} ${name}`)
    .join(', ');

function bodyOf(call: CallSpec, schema: Json): Json {
  const type = call.body === 'json' ? 'application/json' : 'application/x-www-form-urlencoded';
  return { required: true, content: { [type]: { schema } } };
}

function queryParameters(schema: Json): Json[] {
  const required = (schema['required'] ?? []) as string[];
  return Object.entries((schema['properties'] ?? {}) as Json).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

function sharedParameters(): Json {
  return {
    info: {
      name: HEADER.info,
      in: 'header',
      required: true,
      description: 'Who asks, as one JSON object. The access token travels nowhere else.',
      content: { 'application/json': { schema: z.toJSONSchema(InfoHeader) } },
    },
    language: {
      name: 'Accept-Language',
      in: 'header',
      description: 'One of the 21 language codes; `en` otherwise.',
      schema: { type: 'string' },
    },
    timezone: {
      name: HEADER.timezone,
      in: 'header',
      description: 'An IANA time zone name; `UTC` otherwise.',
      schema: { type: 'string' },
    },
    idempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'A UUID per user action; repeats within 24 hours answer alike and act once.',
      schema: { type: 'string', format: 'uuid' },
    },
  };
}

function tagsOf(calls: readonly CallSpec[]): Json[] {
  return [...new Set(calls.map(({ path }) => path.split('/')[0] ?? ''))].map((name) => ({ name }));
}

const sortedByName = (schemas: Json): Json =>
  Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => a.localeCompare(b)));
