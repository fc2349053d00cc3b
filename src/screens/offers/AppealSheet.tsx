/** The fact sheet: only what the family stated and what its offers say; nothing is added. */

import { Fragment } from "react";
import { usePlan } from "#client/plan/usePlan.ts";
import { type Offers, type ShownOffer } from "#components/offers/useOffers.ts";
import { words } from "#components/offers/words.ts";
import { appealRoutes, type BetterOffer, findBetterOffers } from "#domain/offers/appeal.ts";
import { getOfferName } from "#domain/offers/verdictWords.ts";
import { formatUsd } from "#lib/format.ts";
import { appealWords } from "./appealWords.ts";
import { SendSheet } from "./SendSheet.tsx";
import type { Appeal } from "./useAppeal.ts";

const text = appealWords.sheet;

type SheetProps = {
  appeal: Appeal;
  chosen: ShownOffer;
  offers: Offers;
  hasIncome: boolean;
  hasCost: boolean;
  onPrint: () => void;
};

export function AppealSheet({ appeal, chosen, offers, hasIncome, hasCost, onPrint }: SheetProps) {
  const { offer } = chosen;
  const { payPerYearUsd } = usePlan().plan.money;
  const better = findBetterOffers(chosen, offers.shown, (unitId) => offers.all?.byUnitId.get(unitId));
  const isBetterSaid = appeal.situations.includes("betterOffer");
  // A reason the offers do not support is not printed.
  const situations = appeal.situations.filter((one) => one !== "betterOffer" || better.length > 0);
  if (situations.length === 0) return <p className="no-print">{appealWords.betterNone}</p>;
  const ownFigures = listOwnFigures(appeal, hasIncome, hasCost);
  const offerLines = listOfferLines(chosen, payPerYearUsd);
  const to = text.to(getOfferName(offer), words.yearOf(offer.academicYear));
  const routes = [...new Set(situations.map((one) => appealRoutes[one]))];
  const bring = [...new Set(situations.flatMap((one) => appealWords.situation[one].bring))];
  const toText = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ["", title, ...lines.map((line) => `- ${line}`)];
  const body = [
    to,
    ...toText(
      text.asks,
      situations.map((one) => appealWords.situation[one].name),
    ),
    ...toText(
      text.figures,
      ownFigures.map(([name, value]) => `${name}: ${value}`),
    ),
    ...toText(
      text.offer,
      offerLines.map(([name, value]) => `${name}: ${value}`),
    ),
    ...toText(text.better, isBetterSaid ? better.map(describeBetter) : []),
    ...toText(text.bring, bring),
  ].join("\n");
  return (
    <article aria-labelledby="sheet-title" className="space-y-4 print:text-[10pt]">
      <header>
        <h3 id="sheet-title" className="text-2xl">
          {text.title}
        </h3>
        <p>{to}</p>
        <p className="mt-3 break-words">{text.student}</p>
      </header>
      <section>
        <p>{text.asks}</p>
        <ul className="list-disc pl-5">
          {situations.map((one) => (
            <li key={one}>{appealWords.situation[one].name}</li>
          ))}
        </ul>
      </section>
      <Lines title={text.figures} lines={ownFigures} />
      <Lines title={text.offer} lines={offerLines} />
      {isBetterSaid && <BetterOffers better={better} />}
      <section>
        <h4 className="font-semibold">{text.bring}</h4>
        <ul className="list-disc pl-5">
          {bring.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </section>
      <section className="no-print">
        <h4 className="font-semibold">{appealWords.routeTitle}</h4>
        {routes.map((route) => (
          <p key={route} className="mt-1">
            {appealWords.route[route]}
          </p>
        ))}
      </section>
      <p className="print-only mt-6">{text.signed}</p>
      <SendSheet onPrint={onPrint} subject={`${text.title}: ${to}`} body={body} />
    </article>
  );
}

type SheetLine = readonly [string, string];

function listOwnFigures(appeal: Appeal, hasIncome: boolean, hasCost: boolean): SheetLine[] {
  const { appealBefore: before, appealNow: now, appealCost: cost } = appeal.figures;
  const lines: SheetLine[] = [];
  if (hasIncome && before !== null) lines.push([text.before, formatUsd(before)]);
  if (hasIncome && now !== null) lines.push([text.now, formatUsd(now)]);
  if (hasIncome && before !== null && now !== null && before !== now)
    lines.push([now < before ? text.less : text.more, formatUsd(Math.abs(before - now))]);
  if (hasCost && cost !== null) lines.push([text.cost, formatUsd(cost)]);
  if ((hasIncome || hasCost) && appeal.since !== "") lines.push([text.since, appeal.since]);
  return lines;
}

function listOfferLines({ figures }: ShownOffer, payPerYearUsd: number | null): SheetLine[] {
  const { costUsd, grantUsd, netPriceUsd } = figures;
  const lines: SheetLine[] = [];
  if (costUsd !== null) lines.push([text.costAll, formatUsd(costUsd)]);
  lines.push([text.gift, formatUsd(grantUsd)]);
  if (netPriceUsd !== null) lines.push([text.net, formatUsd(netPriceUsd)]);
  if (payPerYearUsd !== null) lines.push([text.pay, formatUsd(payPerYearUsd)]);
  if (payPerYearUsd !== null && netPriceUsd !== null && netPriceUsd > payPerYearUsd)
    lines.push([text.gap, formatUsd(netPriceUsd - payPerYearUsd)]);
  return lines;
}

function describeBetter(one: BetterOffer): string {
  return text.betterLine(one.collegeName, formatUsd(one.netPriceUsd), formatUsd(one.lowerByUsd));
}

function BetterOffers({ better }: { better: readonly BetterOffer[] }) {
  if (better.length === 0) return <p className="no-print">{appealWords.betterNone}</p>;
  return (
    <section>
      <h4 className="font-semibold">{text.better}</h4>
      <ul className="figures list-disc pl-5">
        {better.map((one) => (
          <li key={one.offerId}>{describeBetter(one)}</li>
        ))}
      </ul>
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly SheetLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h4 className="font-semibold">{title}</h4>
      <dl className="figures mt-1 grid grid-cols-[1fr_auto] gap-x-6 gap-y-0.5">
        {lines.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className="text-right">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
