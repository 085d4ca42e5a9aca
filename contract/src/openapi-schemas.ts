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
 * A schema with a name (`.meta({ id })`) comes with definitions of its own, which a reference from inside a larger
 * document would not find: they move to where the whole document keeps them, once for all calls.
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
        const moved = relocated(definition);
        // What goes in may be looser than what comes out, in unknown keys for instance.
        if (name in shared && JSON.stringify(shared[name]) !== JSON.stringify(moved))
          throw new Error(`${name} is not the same going in and coming out: give it two names`);
        shared[name] = moved;
      }
      return relocated(own) as Json;
    },
  };
}

function relocated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relocated);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      // The name that a definition says itself is its place in the document already.
      .filter(([key, inner]) => !(key === 'id' && typeof inner === 'string'))
      .map(([key, inner]) =>
        key === '$ref' && typeof inner === 'string'
          ? [key, inner.replace(LOCAL, SHARED)]
          : [key, relocated(inner)],
      ),
  );
}
