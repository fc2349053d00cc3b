/** How the quiz sorts its lists, and which colleges it shows first. */

import { commuteMiles, dayDriveMiles, samePlaceMiles } from "#domain/geography/nearness.ts";
import { firstListRule } from "#domain/match/firstListRule.ts";
import { provenRule } from "#domain/match/match.ts";
import { formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { words } from "./listOrderWords.ts";
import { SmallHeading, Text } from "./Section.tsx";

export function ListOrder() {
  const rule = firstListRule;
  const commute = formatInteger(commuteMiles);
  const drive = formatInteger(dayDriveMiles);
  const points = rule.distancePoints.slice(1).map(([miles, lost]) => words.distance(lost, miles));
  return (
    <>
      <SmallHeading>{words.title}</SmallHeading>
      <Text>{words.ranked}</Text>
      <Text>
        {words.order(formatInteger(provenRule.unknownScore), formatInteger(provenRule.halfWayUndergraduates))}
      </Text>
      <Text>
        {words.nearest(formatShare(rule.nearestFromAdmitRate), formatShare(rule.nearestFromShare), drive)}
      </Text>
      <Text>
        {words.sure({
          completion: formatShare(rule.completionFromShare),
          drive,
          twoYear: formatInteger(rule.twoYearMiles),
          twoYearWithRooms: formatInteger(rule.twoYearWithRoomsMiles),
        })}
      </Text>
      <Text>
        {words.rest({
          drive,
          farCompletion: formatShare(rule.farCompletionFromShare),
          factor: formatInteger(Math.round((rule.farOverBudgetFactor - 1) * 100)),
          over: formatUsd(rule.farOverBudgetUsd),
          most: formatInteger(rule.mostOfOneKind),
          total: formatInteger(rule.total),
        })}
      </Text>
      <Text>{words.limit(commute, formatInteger(rule.fewestWithinCommute))}</Text>
      <Text>{words.unasked(formatInteger(samePlaceMiles), formatInteger(rule.fewestUndergraduates))}</Text>
      <Text>
        {words.reaches(formatShare(rule.reachHighFromShare), formatShare(rule.fairReachFromShare), commute)}
      </Text>
      <Text>{words.points(points.join(", "), formatInteger(rule.otherStatePoints))}</Text>
    </>
  );
}
