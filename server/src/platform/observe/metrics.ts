import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export const metrics = new Registry();
collectDefaultMetrics({ register: metrics });

export const callSeconds = new Histogram({
  name: 'archway_call_seconds',
  help: 'Time from a request to its answer',
  labelNames: ['call', 'code'],
  buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  registers: [metrics],
});

export const jobSeconds = new Histogram({
  name: 'archway_job_seconds',
  help: 'Time one run of a job took',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 180],
  registers: [metrics],
});

export const eventsRelayed = new Counter({
  name: 'archway_events_relayed_total',
  help: 'Events taken from the outbox',
  labelNames: ['event'],
  registers: [metrics],
});

export const eventsStuck = new Counter({
  name: 'archway_events_stuck_total',
  help: 'Events set aside because their effects could not be worked out',
  labelNames: ['event'],
  registers: [metrics],
});

export const relayLag = new Gauge({
  name: 'archway_relay_lag_seconds',
  help: 'Age of the oldest event of the last batch when it was taken',
  registers: [metrics],
});

export const openSockets = new Gauge({
  name: 'archway_live_sockets',
  help: 'Sockets open on this process',
  labelNames: ['channel'],
  registers: [metrics],
});

export const mailsSent = new Counter({
  name: 'archway_mails_total',
  help: 'Mails handed to the mail server',
  labelNames: ['template', 'outcome'],
  registers: [metrics],
});

export const textsSent = new Counter({
  name: 'archway_text_messages_total',
  help: 'Text messages handed to the SMS provider',
  labelNames: ['template', 'outcome'],
  registers: [metrics],
});

export const auditChainsBroken = new Gauge({
  name: 'archway_audit_chains_broken',
  help: 'Audit chains that did not hold when this process checked them last',
  registers: [metrics],
});

export const rowsSwept = new Counter({
  name: 'archway_rows_swept_total',
  help: 'Rows deleted because their time was over',
  labelNames: ['what'],
  registers: [metrics],
});

export const passwordChecks = new Counter({
  name: 'archway_password_checks_total',
  help: 'Passwords that were judged, against an account or against nobody',
  labelNames: ['against'],
  registers: [metrics],
});

export const countersCorrected = new Counter({
  name: 'archway_counters_corrected_total',
  help: 'Counters of a day that a recount found to differ from the history of orders',
  registers: [metrics],
});
