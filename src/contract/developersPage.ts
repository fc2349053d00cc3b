/** The data of /developers: the public endpoints as the contract has them, and the files of the yearly release. */
import { z } from "zod/mini";

const parameterSchema = z.object({
  name: z.string(),
  /** "path", "query" or, for a field of the JSON body, "body". */
  place: z.string(),
  isRequired: z.boolean(),
  type: z.string(),
});

const endpointSchema = z.object({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  summary: z.string(),
  /** Pages of other sites may read it. */
  isOpen: z.boolean(),
  /** Requests a minute from one address; null for reads, which are not limited. */
  perMinute: z.nullable(z.number()),
  parameters: z.array(parameterSchema),
  /** The fields of the reply, one level deep. */
  fields: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type DevelopersEndpoint = z.infer<typeof endpointSchema>;

const releaseFileSchema = z.object({
  path: z.string(),
  title: z.string(),
  license: z.string(),
  rows: z.number(),
  columns: z.number(),
  bytes: z.number(),
  sha256: z.string(),
});

export const developersPageSchema = z.object({
  /** The OpenAPI document's other endpoints, which belong to the site's own pages and accounts. */
  otherEndpoints: z.number(),
  endpoints: z.array(endpointSchema),
  release: z.object({
    year: z.number(),
    /** The day the data set last changed. */
    asOf: z.string(),
    files: z.array(releaseFileSchema),
    /** In sentences; empty for the first release. */
    changes: z.array(z.string()),
  }),
});
export type DevelopersPage = z.infer<typeof developersPageSchema>;
