/** The settings of metrics and traces; settings.ts reads them with the others. Both are off by default. */
import { z } from "zod/mini";

export const telemetryEnvironment = {
  /** Where this process alone serves its metrics, such as 127.0.0.1:9464. */
  METRICS_LISTEN: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(\[[0-9a-f:]+\]|[a-z0-9.-]+):\d{1,5}$/i,
          "it is an address and a port, such as 127.0.0.1:9464",
        ),
      ),
  ),
  /** With which /metrics may be asked on the public port. */
  METRICS_TOKEN: z.optional(
    z.string().check(z.regex(/^[\w.~+/=-]{24,200}$/, "it has 24 to 200 letters, digits or ._~+/=-")),
  ),
  /** Where traces go (OTLP over HTTP), such as http://127.0.0.1:4318. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^\s?#]+$/, "it begins with http:// or https://")),
  ),
} as const;

const telemetryEnvironmentSchema = z.object(telemetryEnvironment);

export type TelemetrySettings = {
  /** Null: no listener of its own. */
  metricsListen: { host: string; port: number } | null;
  /** Null: the public port has no metrics. */
  metricsToken: string | null;
  /** Null: no traces, and their library is not loaded. No trailing slash. */
  tracesUrl: string | null;
};

export function readTelemetrySettings(
  values: z.output<typeof telemetryEnvironmentSchema>,
): TelemetrySettings {
  const listen = values.METRICS_LISTEN;
  const colonAt = listen?.lastIndexOf(":") ?? 0;
  return {
    metricsListen:
      listen === undefined
        ? null
        : { host: listen.slice(0, colonAt).replace(/^\[|\]$/g, ""), port: Number(listen.slice(colonAt + 1)) },
    metricsToken: values.METRICS_TOKEN ?? null,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, "") ?? null,
  };
}
