/** `npm run backtest`: how well chances and prices predict known figures that were held out. */
import { dirname, join } from "node:path";
import { loadColleges } from "#server/colleges.ts";
import { chanceBacktestLines } from "./chance.ts";
import { priceBacktestLines } from "./price.ts";

const dataFolder = join(dirname(dirname(import.meta.dirname)), "data");
const colleges = loadColleges(dataFolder);
const records = colleges.summaries.flatMap(({ unitId }) => colleges.recordOf(unitId) ?? []);

for (const line of [...chanceBacktestLines(), "", ...priceBacktestLines(colleges.summaries, records)])
  console.log(line);
