/** The data sets that the browser keeps whole: the index of all colleges, majors by college, and ZIP code positions. */
import { z } from "zod/mini";
import { collegeIndexAddress, majorsAddress, zipCodesAddress } from "./addresses.ts";
import type { Endpoint } from "./endpoint.ts";

const columns = z.record(z.string(), z.unknown());

export const collegeIndexEndpoint = {
  id: "collegeIndex",
  method: "GET",
  path: collegeIndexAddress,
  access: "everyone",
  summary: "The compact index of all colleges, by column: what search, chance, price and match read.",
  params: null,
  query: null,
  body: null,
  reply: columns,
} as const satisfies Endpoint;

export const majorsEndpoint = {
  id: "majors",
  method: "GET",
  path: majorsAddress,
  access: "everyone",
  summary: "Which families of majors each college awards degrees in.",
  params: null,
  query: null,
  body: null,
  reply: columns,
} as const satisfies Endpoint;

export const zipCodesEndpoint = {
  id: "zipCodes",
  method: "GET",
  path: zipCodesAddress,
  access: "everyone",
  summary: "The position and state of each ZIP code (GeoNames, CC BY 4.0).",
  params: null,
  query: null,
  body: null,
  reply: columns,
} as const satisfies Endpoint;
