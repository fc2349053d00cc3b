/** Writes the fitted parameters of the price rules: `node build/backtest/fitPriceSpreads.ts`, after each data import. */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadColleges } from "#server/colleges.ts";
import { renderLivingFile, renderSpreadsFile } from "./priceFiles.ts";

const root = resolve(import.meta.dirname, "../..");
const colleges = loadColleges(join(root, "data"));
const records = colleges.summaries.flatMap((one) => colleges.recordOf(one.unitId) ?? []);
const folder = join(root, "src/domain/price");

writeFileSync(join(folder, "livingMix.ts"), renderLivingFile(records));
// The fit reads the mix of plans just written, so it is loaded only now.
const { fitPriceSpreads } = await import("#domain/price/kindFit.ts");
writeFileSync(join(folder, "priceSpreads.ts"), renderSpreadsFile(fitPriceSpreads(colleges.summaries)));
console.log("Wrote livingMix.ts and priceSpreads.ts; format them and look at what moved.");
