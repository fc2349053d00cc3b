/**
 * Traces over OTLP, loaded only where an endpoint is set. A span holds the route's pattern, status and times:
 * no address, no network address, no header, and no text of a statement.
 */
import { createRequire } from "node:module";
import { context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { Telemetry } from "./port.ts";

// Its ES module imports a name that this release of the API does not export; its CommonJS module does without.
const { OTLPTraceExporter } = createRequire(import.meta.url)(
  "@opentelemetry/exporter-trace-otlp-http",
) as typeof import("@opentelemetry/exporter-trace-otlp-http");

/** `url` has no trailing slash; spans go to its /v1/traces in batches, and are dropped where nobody takes them. */
export function createTraces(url: string, release: string): Telemetry {
  const provider = new NodeTracerProvider({
    resource: describeService(release),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${url}/v1/traces` }))],
  });
  provider.register();
  const tracer = provider.getTracer("tassel", release);
  return {
    request(method, work) {
      // Always the beginning of a trace: what a browser claims in traceparent is not read.
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, root: true });
      context.with(trace.setSpan(context.active(), span), work);
      return {
        answered({ method: known, route, status }) {
          span.updateName(`${known} ${route}`);
          span.setAttributes({
            "http.request.method": known,
            "http.route": route,
            "http.response.status_code": status,
          });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    storeCall({ operation, seconds, isOk }) {
      const endedAt = Date.now();
      const span = tracer.startSpan(`store ${operation}`, {
        kind: SpanKind.CLIENT,
        startTime: endedAt - seconds * 1_000,
        attributes: { "db.operation.name": operation },
      });
      if (!isOk) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },
    async job(name, work) {
      const span = tracer.startSpan(`job ${name}`, { root: true });
      try {
        await context.with(trace.setSpan(context.active(), span), work);
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    watchQueue: () => undefined,
    close: () => provider.shutdown(),
  };
}

type Resource = NonNullable<NonNullable<ConstructorParameters<typeof NodeTracerProvider>[0]>["resource"]>;

/** By hand, because the default one names the path of this machine's Node. */
function describeService(release: string): Resource {
  const attributes = { "service.name": "tassel", "service.version": release };
  const resource: Resource = {
    attributes,
    merge: () => resource,
    getRawAttributes: () => Object.entries(attributes),
  };
  return resource;
}
