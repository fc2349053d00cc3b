/** Which handler answers which endpoint: the contract's list, whole. */
import type { EndpointId } from "#contract/endpoints.ts";
import type { Handler } from "#server/parts.ts";
import { answerCollege } from "./college.ts";
import { answerColleges } from "./colleges.ts";
import { answerHealth } from "./health.ts";
import { answerPageData } from "./pageData.ts";
import { answerReferenceData } from "./referenceData.ts";

export const handlers: Readonly<Record<EndpointId, Handler>> = {
  health: answerHealth,
  collegeIndex: answerReferenceData("college-index"),
  majors: answerReferenceData("majors"),
  zipCodes: answerReferenceData("zip-codes"),
  colleges: answerColleges,
  college: answerCollege,
  pageData: answerPageData,
};
