/** Colleges by a name, in the order of the search on the site; whether one is called so is said first. */
import { fail, type Result, succeed } from "#lib/result.ts";
import { findColleges } from "#server/colleges/findColleges.ts";
import { type Asked, type McpAnswer, tellColleges } from "./askTools.ts";
import { findOne, matchName } from "./findNamed.ts";
import type { McpArguments } from "./toolTable.ts";

type Given = McpArguments<"find_colleges">;

/** What a name is searched without. */
const unusedByName = ["majors", "max_price_usd", "traits", "order"] as const;

export function findByName(
  name: string,
  given: Given & { limit: number },
  asked: Asked,
): Result<McpAnswer, string> {
  const { state, limit } = given;
  const { total, colleges } = findColleges({ query: { query: name, state, limit } }, asked);
  const match = matchName(name, asked);
  if (match.kind === "unknown" && match.because === "closed") return fail(match.closed);
  if (total === 0) return fail(`No college here is called “${name}”.`);
  const unused = unusedByName.filter((one) => given[one] !== undefined);
  const notes = [
    ...(match.kind === "unknown" || (match.kind === "ask" && match.because === "misspelled")
      ? [`No college here is called “${name}”. These have similar names:`]
      : []),
    ...(unused.length === 0
      ? []
      : [
          `A name is searched by itself: ${unused.join(", ")} did not narrow these. Leave the name out to use them.`,
        ]),
  ];
  // It says that the name is a former one.
  if (match.kind === "sure") findOne(name, asked);
  const told = tellColleges(colleges, asked, given.family_income_usd === undefined ? null : given);
  return succeed({ ...told, text: [...notes, told.text].join("\n") });
}
