/** POST /api/college-matches: the ranking and first list of the quiz, for API users. Stateless. */
import type { collegeMatchesEndpoints } from "#contract/collegeMatches.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { longWorkOf } from "#server/longWork/longWork.ts";

export const collegeMatchesHandlers: HandlersFor<typeof collegeMatchesEndpoints> = {
  collegeMatches: ({ body, parts, request }) =>
    longWorkOf(parts).run("findMatches", request.ip, { body, now: parts.now() }),
};
