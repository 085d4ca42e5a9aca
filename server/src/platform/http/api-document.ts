import { allCalls } from '@archway/contract';
import { openApiDocument } from '@archway/contract/core/openapi';
import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';

/** The API document at `/api/openapi.json` and, to read, at `/api/docs`. Nothing in it is loaded from elsewhere. */
export async function registerApiDocument(app: FastifyInstance, version: string): Promise<void> {
  const document = openApiDocument(allCalls, version);
  app.get('/api/openapi.json', (_request, reply) => reply.send(document));
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      withDefaultFonts: false,
      hideClientButton: true,
      telemetry: false,
      hideModels: true,
      theme: 'none',
    },
    hooks: {
      // The reader brings its own script and styles, from this host and inline.
      onRequest: (_request, reply, done) => {
        void reply.header(
          'content-security-policy',
          "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; frame-ancestors 'none'",
        );
        done();
      },
    },
  });
}
