import { LIVE, type LiveName, type LivePayload } from '@archway/contract/live';
import type { z } from 'zod';
import { queueSpecOf, type Job } from '../jobs/job.ts';
import type { Audience } from '../live/hearing.ts';

/** Something that happens in a feature, as its own `*.events.ts` declares it. Other features hear of it through `public.ts`. */
export interface EventSpec<P extends z.ZodType = z.ZodType> {
  name: string;
  payload: P;
}

export function defineEvent<P extends z.ZodType>(name: string, payload: P): EventSpec<P> {
  return { name, payload };
}

export interface DomainEvent<Payload = unknown> {
  id: string;
  orgId: string;
  payload: Payload;
  trace: string | null;
}

/** A live message to the members of one organization, or to some of them. A hint: it may be lost or repeated. */
export interface Push extends Audience {
  kind: 'push';
  orgId: string;
  name: LiveName;
  payload: unknown;
}

/** Work to be done for the organization, at least once. */
export interface JobRequest {
  kind: 'job';
  orgId: string;
  /** What the queue knows it by. */
  spec: ReturnType<typeof queueSpecOf>;
  input: unknown;
}

export type Effect = Push | JobRequest;

export function push<N extends LiveName>(
  to: { orgId: string } & Audience,
  name: N,
  payload: LivePayload<N>,
): Push {
  // Parsed here, while the effects are worked out: what a push may say is the contract's to decide.
  return { kind: 'push', ...to, name, payload: LIVE[name].payload.parse(payload) };
}

export function enqueue<I extends z.ZodType>(orgId: string, job: Job<I>, input: z.input<I>): JobRequest {
  return { kind: 'job', orgId, spec: queueSpecOf(job, orgId), input };
}

export interface Subscription {
  on: EventSpec;
  effects: (event: DomainEvent) => readonly Effect[];
}

/**
 * What follows from an event. Pure, so that the relay may work it out again after a crash. The payload is parsed on the way
 * out of the outbox: it may have been written by another version.
 */
export function subscribe<P extends z.ZodType>(
  on: EventSpec<P>,
  effects: (event: DomainEvent<z.output<P>>) => readonly Effect[],
): Subscription {
  return { on, effects: (event) => effects({ ...event, payload: on.payload.parse(event.payload) }) };
}
