import { z } from 'zod';

type Json = Record<string, unknown>;

/** Turns the contract's schemas into JSON Schema as an OpenAPI document wants it. */
export interface SchemaCollector {
  schemaOf: (schema: z.ZodType, io: 'input' | 'output') => Json;
  /** What was referred to by name so far, for `components/schemas`. */
  shared: Json;
}

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';

/**
 * A schema that refers to itself comes with definitions of its own, which a reference from inside a larger
 * document would not find: they move to where the whole document keeps them.
 */
export function collectSchemas(): SchemaCollector {
  const shared: Json = {};
  return {
    shared,
    schemaOf: (schema, io) => {
      const { $defs = {}, ...own } = z.toJSONSchema(schema, { io }) as Json & { $defs?: Json };
      for (const [name, definition] of Object.entries($defs)) {
        if (name.startsWith('__'))
          throw new Error('a schema that refers to itself needs a name: .meta({ id })');
        shared[name] = relocated(definition);
      }
      return relocated(own) as Json;
    },
  };
}

function relocated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace(LOCAL, SHARED)]
        : [key, relocated(inner)],
    ),
  );
}
