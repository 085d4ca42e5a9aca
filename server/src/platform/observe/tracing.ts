import { context, propagation, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Config } from '../config/config.ts';

/** Sends spans to the collector the configuration names; without one, spans cost next to nothing. */
export function startTracing(config: Config, process: 'http' | 'worker'): () => Promise<void> {
  const url = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (url === undefined) return async () => {};
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': `archway-${process}`,
      'service.version': config.version,
      'archway.site': config.SITE_NAME,
    }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${url}/v1/traces` }))],
  });
  provider.register();
  return () => provider.shutdown();
}

const tracer = trace.getTracer('archway');

export function traceCall<T>(call: string, work: () => Promise<T>): Promise<T> {
  return inSpan(`call ${call}`, work);
}

/** Continues a trace that an event or a job carried from another process. */
export function traceFrom<T>(carried: string | null, name: string, work: () => Promise<T>): Promise<T> {
  const parent =
    carried === null ? context.active() : propagation.extract(context.active(), { traceparent: carried });
  return context.with(parent, () => inSpan(name, work));
}

export function currentTrace(): string | null {
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent ?? null;
}

function inSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, async (span: Span) => {
    try {
      return await work();
    } catch (error) {
      // The error's class only: messages may quote what somebody typed.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'error' });
      throw error;
    } finally {
      span.end();
    }
  });
}
