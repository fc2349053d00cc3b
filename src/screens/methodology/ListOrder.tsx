/** How the quiz sorts its lists, and which colleges it shows first. */

import { commuteMiles, dayDriveMiles, dayTripMiles, samePlaceMiles } from "#domain/geography/nearness.ts";
import { fitRules, outOfReachCurve } from "#domain/match/curves.ts";
import { firstListRule } from "#domain/match/firstListRule.ts";
import { provenRule } from "#domain/match/match.ts";
import { formatInteger, formatParameter, formatShare, formatUsd } from "#lib/format.ts";
import { words } from "./listOrderWords.ts";
import { SmallHeading, Text } from "./Section.tsx";

export function ListOrder() {
  const rule = firstListRule;
  const commute = formatInteger(commuteMiles);
  const dayTrip = formatInteger(dayTripMiles);
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
        {words.ceiling(
          outOfReachCurve
            .filter(([, percent]) => percent < 100)
            .map(([high, percent]) => words.ceilingAt(formatInteger(percent), formatShare(high)))
            .join(", "),
          formatShare(rule.reachHighFromShare),
          formatInteger(provenRule.narrowPurposePercent),
        )}
      </Text>
      <Text>
        {words.nearest(formatShare(rule.nearestFromAdmitRate), formatShare(rule.nearestFromShare), drive)}
      </Text>
      <Text>
        {words.sure({
          completion: formatShare(rule.completionFromShare),
          drive,
          dayTrip,
          mostTwoYear: formatInteger(rule.mostUnaskedTwoYear),
          twoYear: formatInteger(rule.twoYearMiles),
          twoYearWithRooms: formatInteger(rule.twoYearWithRoomsMiles),
        })}
      </Text>
      {words
        .rest({
          drive,
          dayTrip,
          completion: formatShare(rule.completionFromShare),
          farCompletion: formatShare(rule.farCompletionFromShare),
          nextDoor: formatInteger(rule.nextDoorMiles),
          fewest: formatInteger(rule.fewestListed),
          factor: formatShare(rule.farOverBudgetFactor - 1),
          over: formatUsd(rule.farOverBudgetUsd),
          commute,
          most: formatInteger(rule.mostOfOneKind),
          total: formatInteger(rule.total),
        })
        .map((text) => (
          <Text key={text}>{text}</Text>
        ))}
      <Text>{words.limit(commute, formatInteger(rule.fewestWithinCommute))}</Text>
      <Text>
        {words.unasked({
          samePlace: formatInteger(samePlaceMiles),
          fewest: formatInteger(rule.fewestUndergraduates),
          fewestAway: formatInteger(rule.fewestBeyondDayTrip),
          dayTrip,
          sizeRatio: formatParameter(fitRules.sizeFactor ** (1 - rule.sizeFromScore / 100)),
        })}
      </Text>
      <Text>
        {words.reaches(formatShare(rule.reachHighFromShare), formatShare(rule.fairReachFromShare), commute)}
      </Text>
      <Text>
        {words.points({
          homePublic: formatInteger(rule.homePublicPoints),
          withinCommute: formatInteger(rule.homePublicWithinCommutePoints),
          commute,
          religious: formatInteger(rule.religiousPoints),
          distance: points.join(", "),
          otherState: formatInteger(rule.otherStatePoints),
        })}
      </Text>
    </>
  );
}
