/** How the quiz orders its lists, and which eight colleges it shows first. */

import { commuteMiles, dayDriveMiles, dayTripMiles, samePlaceMiles } from "#domain/geography/nearness.ts";
import { firstListRule } from "#domain/match/firstListRule.ts";
import { provenRule } from "#domain/match/provenOrder.ts";
import { formatInteger, formatShare } from "#lib/format.ts";
import { words } from "./listOrderWords.ts";
import { SmallHeading, Text } from "./Section.tsx";

export function ListOrder() {
  const rule = firstListRule;
  const counts = rule.shares.map(({ kind, count }) => words.count(count, kind));
  const points = rule.distancePoints.slice(1).map(([miles, lost]) => words.distance(lost, miles));
  return (
    <>
      <SmallHeading>{words.title}</SmallHeading>
      <Text>{words.lead}</Text>
      <Text>
        {words.order(formatInteger(provenRule.unknownScore), formatInteger(provenRule.halfWayUndergraduates))}
      </Text>
      <Text>{words.firstList(counts.join(", "))}</Text>
      <Text>
        {words.near(formatInteger(commuteMiles), formatInteger(dayTripMiles), formatInteger(dayDriveMiles))}
      </Text>
      <Text>{words.limit(formatInteger(commuteMiles), formatInteger(dayDriveMiles))}</Text>
      <Text>{words.unasked(formatInteger(samePlaceMiles))}</Text>
      <Text>
        {words.rooms(
          formatInteger(commuteMiles),
          formatInteger(dayDriveMiles),
          formatShare(rule.reachHighFromShare),
        )}
      </Text>
      <Text>
        {words.points({
          distance: points.join(", "),
          otherState: formatInteger(rule.otherStatePoints),
          abovePrice: formatInteger(rule.abovePricePoints),
          tiny: formatInteger(rule.tinyPoints),
          tinyBelow: formatInteger(rule.tinyBelow),
          short: formatInteger(rule.shortPoints),
        })}
      </Text>
    </>
  );
}
