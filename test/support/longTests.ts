/** The short form of a test for every run, the long one for `npm run test:long`. */

const isLong = process.env["LONG_TESTS"] === "1";

export function chooseLength<Length>({ short, long }: { short: Length; long: Length }): Length {
  return isLong ? long : short;
}
