import { callNames, camelCase } from './names.ts';
import type { CallRequest } from './request.ts';

/** The texts of new files. They need not be pretty: the formatter goes over them. */

export const CONTRACT_IMPORTS = [
  "import { z } from 'zod';",
  "import { defineCall } from '../core/call.ts';",
] as const;

export function contractEntry({
  path,
  method,
  body,
  access,
  summary,
  mutates,
  feature,
}: CallRequest): string {
  const lines = [
    `path: '${path}',`,
    `method: '${method}',`,
    ...(body === undefined ? [] : [`body: '${body}',`]),
    `access: '${access}',`,
    `summary: ${JSON.stringify(summary)},`,
    'input: z.strictObject({}),',
    'output: z.object({}),',
    ...(mutates ? ['mutates: true,'] : []),
  ];
  return `\nexport const ${callNames(path, feature).constant} = defineCall({\n${lines.map((line) => `  ${line}\n`).join('')}});\n`;
}

export function implementation({ path, feature, access }: CallRequest): string {
  const { constant } = callNames(path, feature);
  return `import { ${constant} as call } from '@archway/contract/${feature}/calls';
import { implement } from '../../../platform/rpc/implement.ts';

export const ${constant} = implement(call, async () => ({})${access === 'public' ? `, { tenant: 'site' }` : ''});
`;
}

export function testFile(request: CallRequest): string {
  const { constant } = callNames(request.path, request.feature);
  return `import { CODES } from '@archway/contract/codes';
import { ${constant} } from '@archway/contract/${request.feature}/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';

const site = await openSite();

${testsOf(request, constant)}`;
}

function testsOf({ access, mutates }: CallRequest, constant: string): string {
  const answers = `test('answers', async () => {
  const { code, data } = await site.call(${constant}, {});
  expect({ code, data }).toEqual({ code: CODES.ok, data: {} });
});
`;
  const needsKey = `
test('needs an idempotency key', async () => {
  const { code } = await site.call(${constant}, {}, { headers: { 'idempotency-key': '' } });
  expect(code).toBe(CODES.idempotencyKeyMissing);
});
`;
  const needsSession = `test('is for signed-in members only', async () => {
  const { code } = await site.call(${constant}, {});
  expect(code).toBe(CODES.sessionUnknown);
});
`;
  return access === 'public' ? `${answers}${mutates ? needsKey : ''}` : needsSession;
}

export function featureIndex({ path, feature }: CallRequest): string {
  const { file, constant } = callNames(path, feature);
  return `import type { Feature } from '../../platform/feature.ts';
import { ${constant} } from './calls/${file}.ts';

export const ${featureConstant(feature)}: Feature = { name: '${feature}', calls: [${constant}] };
`;
}

export const featureConstant = (feature: string): string => `${camelCase(feature)}Feature`;
