import { LIVE, type LiveName, type LivePayload } from '@archway/contract/live';
import type { z } from 'zod';
import { queueSpecOf, type Job } from '../jobs/job.ts';
import type { Audience } from '../live/hearing.ts';

/** An event of a feature, declared in its `*.events.ts`. Other features import it from `public.ts`. */
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

/** A live message to all or some members of one organization. It is only a hint and may be lost or repeated. */
export interface Push extends Audience {
  kind: 'push';
  orgId: string;
  name: LiveName;
  payload: unknown;
}

/** A job to enqueue for the organization. It runs at least once. */
export interface JobRequest {
  kind: 'job';
  orgId: string;
  /** Name and options of the job in the queue. */
  spec: ReturnType<typeof queueSpecOf>;
  input: unknown;
}

export type Effect = Push | JobRequest;

export function push<N extends LiveName>(
  to: { orgId: string } & Audience,
  name: N,
  payload: LivePayload<N>,
): Push {
  // Parsed while the effects are computed: the contract decides what a push may carry.
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
 * Maps an event to its effects. Must be pure, because the relay computes them again after a crash. The payload is
 * parsed when it is read from the outbox, since another version may have written it.
 */
export function subscribe<P extends z.ZodType>(
  on: EventSpec<P>,
  effects: (event: DomainEvent<z.output<P>>) => readonly Effect[],
): Subscription {
  return { on, effects: (event) => effects({ ...event, payload: on.payload.parse(event.payload) }) };
}
