/** `npm run backtest`: how well chances and prices predict known figures that were held out. */
import { dirname, join } from "node:path";
import { loadColleges } from "#server/colleges.ts";
import { listChanceBacktestLines } from "./chance.ts";
import { listPriceBacktestLines } from "./price.ts";

const dataFolder = join(dirname(dirname(import.meta.dirname)), "data");
const colleges = loadColleges(dataFolder);
const records = colleges.summaries.flatMap(({ unitId }) => colleges.recordOf(unitId) ?? []);

function findCollege(unitId: number) {
  const college = colleges.byUnitId(unitId);
  if (college === null) throw new RangeError(`no college ${unitId} in the data set`);
  return college;
}

for (const line of [
  ...listChanceBacktestLines(findCollege),
  "",
  ...listPriceBacktestLines(colleges.summaries, records),
])
  console.log(line);
