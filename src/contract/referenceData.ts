/** The data sets the browser caches whole: the college index, majors by college, and ZIP code positions. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";

const columns = z.record(z.string(), z.unknown());

export const collegeIndexEndpoint = {
  id: "collegeIndex",
  method: "GET",
  path: "/api/college-cost-calculator",
  access: "everyone",
  isFile: true,
  summary: "The compact index of all colleges, by column: what search, chance, price and match read.",
  replies: { 200: columns },
} as const satisfies Endpoint;

export const majorsEndpoint = {
  id: "majors",
  method: "GET",
  path: "/api/majors",
  access: "everyone",
  isOpen: true,
  isFile: true,
  summary: "The families of majors in which each college awards degrees.",
  replies: { 200: columns },
} as const satisfies Endpoint;

export const zipCodesEndpoint = {
  id: "zipCodes",
  method: "GET",
  path: "/api/zip-codes",
  access: "everyone",
  isOpen: true,
  isFile: true,
  summary: "The position and state of each ZIP code (GeoNames, CC BY 4.0).",
  replies: { 200: columns },
} as const satisfies Endpoint;

export const referenceDataEndpoints = [collegeIndexEndpoint, majorsEndpoint, zipCodesEndpoint] as const;
