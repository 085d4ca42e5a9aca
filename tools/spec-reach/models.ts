import { pathToFileURL } from 'node:url';
import { DEFAULT_PREFERENCE } from '@archway/contract/account/preference';
import { AppConfig } from '@archway/contract/app-config/model';
import { SPEC } from '@archway/contract/spec';
import { namesIn, ROOT, type Sources } from './sources.ts';

const WEB = /^web\/src\//;

/** The part of a schema that says what is in it. */
interface Schema {
  def?: { type: string; innerType?: unknown; element?: unknown; shape?: Record<string, unknown> };
}

const files = new Set(SPEC.fields.flatMap((field) => (field.state === 'built' ? [field.at[0]] : [])));
const models = new Map(
  await Promise.all(
    [...files].map(async (file): Promise<[string, unknown]> => [
      file,
      await import(pathToFileURL(`${ROOT}contract/src/${file}.ts`).href),
    ]),
  ),
);

/** The field is in the model it points at. */
export function wrongFields(fields = SPEC.fields): string[] {
  return fields.flatMap((field) => {
    if (field.state === 'owed') return [];
    const [file, path] = field.at;
    return follow(models.get(file), path) === undefined
      ? [`field ${field.entity} ${field.field}: ${file} has no ${path}`]
      : [];
  });
}

/** The app config has it, and a page goes by it. */
export function wrongAppConfig(sources: Sources, asked = SPEC.appConfig): string[] {
  return asked.flatMap(({ name, state }) => {
    const isThere =
      follow(AppConfig, name) !== undefined && namesIn(sources, WEB, name.split('.').at(-1) ?? name);
    if (isThere === (state === 'built')) return [];
    return [`app config ${name}: marked ${state}, and ${isThere ? 'a' : 'no'} page uses it`];
  });
}

/** Every default is as the specification has it, and a built one is gone by. */
export function wrongPreferences(sources: Sources, asked = SPEC.preferences): string[] {
  const defaults: Readonly<Record<string, unknown>> = DEFAULT_PREFERENCE;
  return asked.flatMap(({ name, value, state }) => {
    if (JSON.stringify(defaults[name]) !== JSON.stringify(value))
      return [`preference ${name}: the default is ${JSON.stringify(defaults[name])}`];
    const isUsed = namesIn(sources, /^(web|server)\/src\//, name);
    return isUsed === (state === 'built')
      ? []
      : [`preference ${name}: marked ${state}, and ${isUsed ? 'something' : 'nothing'} goes by it`];
  });
}

/** What a path of names leads to, through objects, lists and what may be missing. */
function follow(from: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const inner = bare(value);
    if (typeof inner !== 'object' || inner === null) return undefined;
    const { def } = inner as Schema;
    return def === undefined ? Reflect.get(inner, name) : def.shape?.[name];
  }, from);
}

function bare(value: unknown): unknown {
  const { def } = (value ?? {}) as Schema;
  const inner = def?.innerType ?? def?.element;
  return inner === undefined ? value : bare(inner);
}
