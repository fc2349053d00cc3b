/** How the quiz sorts its lists, and which colleges it shows first. */

import { commuteMiles, dayDriveMiles, dayTripMiles, samePlaceMiles } from "#domain/geography/nearness.ts";
import { fitRules, outOfReachCurve } from "#domain/match/curves.ts";
import { firstListRule } from "#domain/match/firstListRule.ts";
import { provenRule } from "#domain/match/match.ts";
import { communityMiles } from "#domain/match/specialPurpose.ts";
import { formatInteger, formatParameter, formatShare, formatUsd } from "#lib/format.ts";
import { words } from "./listOrderWords.ts";
import { Text } from "./Section.tsx";

export function ListOrder() {
  const rule = firstListRule;
  const { wanted } = rule;
  const commute = formatInteger(commuteMiles);
  const dayTrip = formatInteger(dayTripMiles);
  const drive = formatInteger(dayDriveMiles);
  const points = rule.distancePoints.slice(1).map(([miles, lost]) => words.distance(lost, miles));
  return (
    <>
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
      <Text>{words.constraints}</Text>
      <ol className="list-decimal space-y-2 pl-6">
        {words
          .list({
            total: formatInteger(rule.total),
            fewest: formatInteger(rule.fewest),
            wish: formatInteger(wanted.wish),
            sure: formatInteger(wanted.sure),
            admits: formatShare(rule.nearestFromAdmitRate),
            chance: formatShare(rule.nearestFromShare),
            homePublic: formatInteger(wanted.homePublic),
            middle: formatInteger(wanted.likelyOrTarget),
            middleFar: formatInteger(wanted.likelyOrTargetFar),
            middleMiles: formatInteger(rule.middleWithinMiles),
            merit: formatInteger(wanted.merit),
            meritUsd: formatUsd(rule.meritFromUsd),
            meritMiles: formatInteger(rule.meritWithinMiles),
            reach: formatInteger(wanted.reach),
            reachShare: formatShare(rule.reachFromShare),
            reachOver: formatUsd(rule.reachOverBudgetUsd),
            drive,
            dayTrip,
            completion: formatShare(rule.completionFromShare),
          })
          .map((text) => (
            <li key={text}>{text}</li>
          ))}
      </ol>
      {words
        .fits({
          completion: formatShare(rule.completionFromShare),
          strong: formatShare(rule.strongCompletionFromShare),
          over: formatUsd(rule.farOverBudgetUsd),
          overNear: formatUsd(rule.nearOverBudgetUsd),
          near: formatInteger(rule.nearMiles),
          overHome: formatUsd(rule.homePublicOverBudgetUsd),
          commute,
          twoYear: formatInteger(rule.twoYearMiles),
          twoYearWithRooms: formatInteger(rule.twoYearWithRoomsMiles),
          mostTwoYear: formatInteger(rule.mostUnaskedTwoYear),
          mostTwoYearUnjudged: formatInteger(rule.mostUnaskedTwoYearUnjudged),
          drive,
          farCompletion: formatShare(rule.farCompletionFromShare),
          branches: formatInteger(rule.mostBranches),
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
          community: formatInteger(communityMiles),
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
          over: rule.overBudgetPoints
            .slice(1)
            .map(([usd, lost]) => words.overAt(lost, usd))
            .join(", "),
        })}
      </Text>
    </>
  );
}
