/** How far is near: from which way on a student does not live at home, and what a family drives in a day. */

/**
 * Straight miles within which a student can live with family: about 47 miles by road, an hour without traffic
 * (`visits/travelTerms.ts`). An assumption: no college publishes how far its commuters travel, and what a family finds too far differs.
 */
export const commuteMiles = 40;

/** Straight miles there and back in a day: about 115 by road each way, two hours (`visits/travelTerms.ts`). An assumption. */
export const dayTripMiles = 100;

/** Straight miles that a family drives in a day: about 340 by road, six hours with rests (`visits/travelTerms.ts`). An assumption. */
export const dayDriveMiles = 300;

/** Straight miles within which a college is of the same place as home, as a tribal college is on its reservation. An assumption. */
export const samePlaceMiles = 15;
