/** Unpacks the index of majors and holds it for the ranking. */
import { decodeMajorsIndex } from "#domain/college/majorsIndex.ts";
import type { Engine } from "./engine.ts";
import { holdMajors } from "./heldColleges.ts";
import { parseFile } from "./jsonFile.ts";

export const answerMajors: Engine["majors"] = async (file) => {
  const decoded = decodeMajorsIndex(parseFile(file));
  if (!decoded.ok) throw new Error("The reference data came damaged.");
  holdMajors(decoded.value);
  return { asOf: decoded.value.asOf };
};
