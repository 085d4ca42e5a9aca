import { enqueue, push, subscribe } from '../../platform/events/events.ts';
import { alertOperators } from './jobs/alert-operators.ts';
import { monitorErrorFirstSeen } from './monitor.events.ts';

export const monitorSubscriptions = [
  subscribe(monitorErrorFirstSeen, ({ orgId, payload }) => [
    push({ orgId }, 'monitor.errorFirstSeen', payload),
    enqueue(orgId, alertOperators, { fingerprint: payload.fingerprint }),
  ]),
];
