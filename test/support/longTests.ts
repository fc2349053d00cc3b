/** Chooses a test's short form for every run, or the long one for `npm run test:long`. */

const isLong = process.env["LONG_TESTS"] === "1";

export function chooseLength<Length>({ short, long }: { short: Length; long: Length }): Length {
  return isLong ? long : short;
}
