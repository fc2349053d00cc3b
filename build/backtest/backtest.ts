/** `npm run backtest`: how well the chance and the price do on figures that were hidden from them. */
import { dirname, join } from "node:path";
import { loadColleges } from "#server/colleges.ts";
import { listChanceBacktestLines } from "./chance.ts";
import { listPriceBacktestLines } from "./price.ts";

const dataFolder = join(dirname(dirname(import.meta.dirname)), "data");
const colleges = loadColleges(dataFolder);
const records = colleges.summaries.flatMap(({ unitId }) => colleges.recordOf(unitId) ?? []);

for (const line of [...listChanceBacktestLines(), "", ...listPriceBacktestLines(colleges.summaries, records)])
  console.log(line);
