/** POST /api/aid-offer-readings: the reading of the offers page, for API users. Stateless. */
import type { aidOfferReadingEndpoints } from "#contract/aidOfferReadings.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { longWorkOf } from "#server/longWork/longWork.ts";

export const aidOfferReadingHandlers: HandlersFor<typeof aidOfferReadingEndpoints> = {
  aidOfferReading: ({ body, parts, request }) => longWorkOf(parts).run("readAidOffer", request.ip, { body }),
};
