import { LIVE, type LiveName, type LivePayload } from '@archway/contract/live';
import type { z } from 'zod';
import { queueSpecOf, type Job } from '../jobs/job.ts';
import type { Audience } from '../live/hearing.ts';

/** Features add their events to this map from their own `*.events.ts`. */
export interface DomainEvents {}
export type EventName = keyof DomainEvents & string;

export interface DomainEvent<N extends EventName = EventName> {
  id: string;
  orgId: string;
  name: N;
  payload: DomainEvents[N];
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
  on: EventName;
  effects: (event: DomainEvent) => readonly Effect[];
}

/** What follows from an event. Pure, so that the relay may work it out again after a crash. */
export function subscribe<N extends EventName>(
  on: N,
  effects: (event: DomainEvent<N>) => readonly Effect[],
): Subscription {
  return { on, effects: effects as Subscription['effects'] };
}
