/** Occupations with national wages and job outlook, and which majors lead to them. */
import { z } from "zod/mini";
import type { Column, Kind } from "./tableText.ts";

/** Typical entry-level education, as assigned by the Bureau of Labor Statistics. */
export const entryEducations = [
  "none",
  "highSchool",
  "someCollege",
  "certificate",
  "associate",
  "bachelors",
  "masters",
  "doctoral",
] as const;

const usd = z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)));
const count = z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(200_000_000)));

/** National figures: wages of May 2025, outlook 2024 to 2034. Null if the Bureau publishes none. */
export const occupationSchema = z.object({
  /** 2018 Standard Occupational Classification code, such as "15-1252". */
  soc: z.string().check(z.regex(/^\d{2}-\d{4}$/)),
  title: z.string().check(z.minLength(1)),
  workers: count,
  lowWageUsd: usd,
  lowerQuartileWageUsd: usd,
  medianWageUsd: usd,
  upperQuartileWageUsd: usd,
  highWageUsd: usd,
  workersExpected: count,
  growthShare: z.nullable(z.number().check(z.minimum(-1), z.maximum(5))),
  openingsPerYear: count,
  entryEducation: z.nullable(z.enum(entryEducations)),
});
export type Occupation = z.infer<typeof occupationSchema>;

const kinds: Record<keyof Occupation, Kind> = {
  soc: "text",
  title: "text",
  workers: "number",
  lowWageUsd: "number",
  lowerQuartileWageUsd: "number",
  medianWageUsd: "number",
  upperQuartileWageUsd: "number",
  highWageUsd: "number",
  workersExpected: "number",
  growthShare: "number",
  openingsPerYear: "number",
  entryEducation: "text",
};
export const occupationColumns: readonly Column[] = Object.entries(kinds).map(([field, kind]) => ({
  field,
  kind,
}));

export const majorOccupationColumns: readonly Column[] = [
  { field: "cip", kind: "text" },
  { field: "occupations", kind: "list" },
];
