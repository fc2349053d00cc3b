/** Questions for the colleges of a place; apart from the search, because pages ask too. */

/** In "Colleges in Boise" and "schools near Austin", only the place counts. */
export const placeQuestion =
  /^(?:all\s+)?(?:colleges?|universit(?:y|ies)|schools?)\s+(?:in|near|around)\s+(.+)$/i;
