import { kebabCase } from './names.ts';

/** What is asked for on the command line, after the specification has had its say. */
export interface CallRequest {
  /** Exactly as sent: `order/ship`. */
  path: string;
  /** In kebab-case, the name of the folders. */
  feature: string;
  access: string;
  method: 'GET' | 'POST';
  body?: 'json';
  mutates: boolean;
  summary: string;
}

/** One line of `contract/src/spec/calls.ts`. */
export interface SpecLine {
  method: 'GET' | 'POST';
  body?: string;
}

export interface Asked {
  path: string | undefined;
  feature: string | undefined;
  access: string | undefined;
  get: boolean;
  mutates: boolean;
  summary: string | undefined;
}

/** Refuses what no call can be. Where the specification names the call, its method and body win. */
export function readRequest(asked: Asked, spec: SpecLine | undefined): CallRequest {
  const { path = '', feature = '', access = '' } = asked;
  if (!/^[a-z][\w.-]*(\/[A-Za-z][\w.-]*)*$/.test(path))
    throw new Error(`"${path}" is no path: it looks like order/ship`);
  if (feature === '' || feature !== kebabCase(feature))
    throw new Error('--feature is missing, or not in kebab-case');
  if (access !== 'public' && access !== 'session' && !/^[a-z-]+:[a-z-]+:[a-z-]+$/i.test(access))
    throw new Error('--access is public, session or a permission code like order:record:ship');
  const method = spec?.method ?? (asked.get ? 'GET' : 'POST');
  if (method === 'GET' && asked.mutates) throw new Error('a GET changes nothing: leave out --mutates');
  return {
    path,
    feature,
    access,
    method,
    ...(method === 'POST' && spec?.body === 'json' ? { body: 'json' } : {}),
    mutates: asked.mutates,
    summary: asked.summary ?? `Not described yet: ${path}.`,
  };
}
