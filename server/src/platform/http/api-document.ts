import { readFileSync } from 'node:fs';
import { allCalls } from '@archway/contract';
import { API_PREFIX } from '@archway/contract/core/headers';
import { openApiDocument } from '@archway/contract/openapi';
import type { FastifyInstance } from 'fastify';
import { apiPage } from './api-page.ts';

/** The API document at `/api/openapi.json` and, to read, at `/api/docs`. */
export function registerApiDocument(app: FastifyInstance, version: string): void {
  const document = openApiDocument(allCalls, version);
  const page = apiPage(allCalls, version);
  const styles = readFileSync(new URL('api-page.css', import.meta.url), 'utf8');
  app.get(`${API_PREFIX}/openapi.json`, (_request, reply) => reply.send(document));
  app.get(`${API_PREFIX}/docs.css`, (_request, reply) => reply.type('text/css').send(styles));
  app.get(`${API_PREFIX}/docs`, (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
      )
      .type('text/html')
      .send(page),
  );
}
