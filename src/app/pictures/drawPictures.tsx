/**
 * Draws the product's own screens for the marketing pages: the real components with a sample plan, once, as HTML. Browsers
 * get no script for them. Only the build comes here.
 */
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { createQueryClient } from "#client/query/queryClient.ts";
import { DueList } from "#components/due/DueList.tsx";
import { ListRow } from "#components/first-list/ListRow.tsx";
import { toScaleMaximum } from "#components/first-list/listView.ts";
import { sampleStudent, worked } from "#components/marketing/workedExample.ts";
import { OddsHero } from "#components/plan-list/OddsHero.tsx";
import { NextTasks } from "#components/timeline/NextTasks.tsx";
import type { ReadyTimeline } from "#components/timeline/useTimeline.ts";
import { chooseLivingPlan } from "#domain/price/commute.ts";
import { calculateGrowthFactor } from "#domain/price/growth.ts";
import { priceYears } from "#domain/price/priceGrowth.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import BandBoard from "#screens/cost-calculator/BandBoard.tsx";
import { CostStackView } from "#screens/cost-calculator/CostStack.tsx";
import { buildCostStack } from "#screens/cost-calculator/costStack.ts";
import EntryView from "#screens/counselor/EntryView.tsx";
import { RemarkCard } from "#screens/essays/write/RemarkCard.tsx";
import { readWords } from "#screens/essays/write/readWords.ts";
import { ActionMonthsView } from "#screens/timeline-success/ActionViews.tsx";
import { useTaskEditing } from "#screens/timeline-success/useTaskEditing.ts";
import { YearPictureView } from "#screens/timeline-success/YearPicture.tsx";
import { type DrawnPictures, type ScreenPictureName, screenPictures } from "#site/screenPictures.ts";
import { PrerenderedPath } from "#ui/router.tsx";
import { ToastProvider } from "#ui/Toast.tsx";
import { answerForSample, type SampleAnswers, type SampleData, sampleDay } from "./sampleAnswers.ts";
import { Ticket } from "./Ticket.tsx";

export async function drawPictures(data: SampleData): Promise<DrawnPictures> {
  const answers = await answerForSample(data);
  const drawn = await Promise.all(
    screenPictures.map(async (name) => [name, await drawHtml(name, pictures[name](answers))] as const),
  );
  return Object.fromEntries(drawn);
}

async function drawHtml(name: ScreenPictureName, picture: ReactNode): Promise<string> {
  const queryClient = createQueryClient(true);
  const { prelude } = await prerender(
    <QueryClientProvider client={queryClient}>
      <PrerenderedPath value="/features">
        <ToastProvider>{picture}</ToastProvider>
      </PrerenderedPath>
    </QueryClientProvider>,
    // Ids of a picture are its own, whatever page it stands on.
    { identifierPrefix: `${name}-`, progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const html = await new Response(prelude).text();
  queryClient.clear();
  // The security policy would block it.
  if (/ style=|<style|<script/.test(html)) throw new Error(`The picture ${name} holds a style or a script.`);
  return html;
}

const nothing = () => undefined;

const pictures: Readonly<Record<ScreenPictureName, (answers: SampleAnswers) => ReactNode>> = {
  guidance: ({ timeline }) => <NextTasks ready={timeline} heading="h3" hasLink={false} />,
  tasks: ({ timeline }) => <Actions ready={timeline} />,
  counselor: ({ counselor: { question, reply }, plan, all, deadlines }) => (
    <EntryView
      entry={{
        id: "sample",
        key: null,
        isFresh: false,
        turn: {
          planId: plan.id,
          askedOn: sampleDay,
          question,
          reading: reply.read.reading,
          others: [],
          answer: reply.answer,
        },
      }}
      isNewest
      all={all}
      deadlines={deadlines}
      isAsking={false}
      model={null}
      onReread={nothing}
    />
  ),
  essay: ({ draft: { text, reading } }) =>
    reading.remarks
      .slice(0, 2)
      .map((remark) => (
        <RemarkCard
          key={remark.start}
          label={readWords.kinds[remark.kind]}
          why={remark.why}
          question={remark.question}
          quote={text.slice(remark.start, remark.end)}
        />
      )),
  financial: ({ rows: [first], prices: [price], plan }) => {
    if (first === undefined || price === undefined) return null;
    const { profile, money } = plan;
    const stack = buildCostStack(
      first.college,
      price.firstYear,
      null,
      chooseLivingPlan(first.college, profile.livingPlan, toPriceInput(profile, money, null)),
      calculateGrowthFactor(price.growthShare, sampleStudent.entryYear - priceYears.cost),
      profile.homeState,
    );
    return stack === null ? null : (
      <CostStackView stack={stack} entryYear={sampleStudent.entryYear} isResidencyOpen={false} />
    );
  },
  family: ({ parentTimeline }) => <DueList ready={parentTimeline} heading="h3" canTick={false} />,
  progress: ({ list }) => <OddsHero view={list} areAnswersHere />,
  // The highest sticker price first: for this family it is the lowest.
  cost: ({ rows, prices, plan }) => (
    <BandBoard
      prices={rows.map(({ college }, index) => ({ college, study: prices[index] ?? null })).toReversed()}
      payPerYearUsd={plan.money.payPerYearUsd}
      onRemove={nothing}
    />
  ),
  timeline: ({ timeline, all }) => (
    <YearPictureView
      timeline={timeline.timeline}
      today={timeline.today}
      getName={({ unitId }) => (unitId === null ? "" : (all.byUnitId.get(unitId)?.name ?? ""))}
    />
  ),
  matching: ({ rows, plan }) =>
    rows
      .slice(0, 3)
      .map((row) => (
        <ListRow
          key={row.college.unitId}
          row={row}
          canSave={false}
          sort="match"
          payPerYearUsd={plan.money.payPerYearUsd}
          scaleMaximumUsd={toScaleMaximum(
            Math.max(...rows.map(({ priceBand }) => priceBand?.highUsd ?? 0)),
            plan.money.payPerYearUsd,
          )}
        />
      )),
  ticket: () => <Ticket college={worked.austin} />,
};

/** The list of what to do takes the same hook as on its own screen. */
function Actions({ ready }: { ready: ReadyTimeline }) {
  return <ActionMonthsView tasks={ready.timeline.tasks} editing={useTaskEditing(ready, nothing)} />;
}
