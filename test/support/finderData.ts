/** The data of a state's guarantee finder as its page has it, with made-up names of colleges. */
import type { GuaranteeFinderData } from "#content/parts/guaranteeFinder.ts";
import type { StateCode } from "#domain/college/states.ts";
import { listFinderRules } from "../../build/content/parts/guaranteeFinder.ts";

export function readFinderData(state: StateCode): GuaranteeFinderData {
  return {
    ...listFinderRules(state, (unitId) => ({ name: `College ${unitId}`, slug: `college-${unitId}` })),
    open: { bachelors: [{ name: "Open State", slug: "open-state" }], associate: [] },
  };
}
