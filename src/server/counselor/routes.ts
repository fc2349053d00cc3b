/** POST /api/counselor-answers: the counselor of the site, for API users. Stateless, and never logged. */
import type { counselorEndpoints } from "#contract/counselor.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { longWorkOf } from "#server/longWork/longWork.ts";

export const counselorHandlers: HandlersFor<typeof counselorEndpoints> = {
  counselorAnswer: ({ body, parts, request }) =>
    longWorkOf(parts).run("answerQuestion", request.ip, { body, now: parts.now() }),
};
