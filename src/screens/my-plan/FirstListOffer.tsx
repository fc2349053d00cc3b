/** A plan without colleges after a finished quiz: the first list it would begin with, and the offer to keep it. */

import type { MatchReply } from "#client/engine/engine.ts";
import {
  BalanceLine,
  FirstColleges,
  FirstListOdds,
  isWaitingForIncome,
} from "#components/first-list/FirstColleges.tsx";
import { listUnitIds, useFirstList, useSaveAll } from "#components/first-list/useFirstList.ts";
import { LoadFailed } from "#components/load-failed/LoadFailed.tsx";
import { ExactIncome } from "#components/odds/ExactIncome.tsx";
import { IncomeTap } from "#components/odds/IncomeTap.tsx";
import { words as listWords } from "#components/plan-list/words.ts";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { EmptyState } from "#ui/States.tsx";
import { words } from "./words.ts";

const text = words.offer;

export default function FirstListOffer() {
  const { found, failed } = useFirstList();
  if (failed !== null) {
    return <LoadFailed title={listWords.failedTitle} load={failed} kept={listWords.failedKept(0)} />;
  }
  if (found === null) return <Skeleton label={listWords.loading} lines={8} className="min-h-screen" />;
  return found.first.rows.length + found.first.beyond.length === 0 ? <NoneFits /> : <Offer found={found} />;
}

function Offer({ found }: { found: MatchReply }) {
  const unitIds = listUnitIds(found);
  const { saveAll } = useSaveAll(unitIds);
  return (
    <section aria-labelledby="offer-title">
      <h2 id="offer-title" className="text-3xl">
        {text.title}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{text.lead}</p>
      <div className="mt-3">
        <BalanceLine list={found.first} />
      </div>
      <div className="mt-4 mb-6 flex flex-wrap items-center gap-3">
        <Button variant="cta-primary" size="lg" onClick={saveAll}>
          {text.keep(unitIds.length)}
        </Button>
        <ButtonLink variant="link" to="/college-match-quiz#results">
          {text.change}
        </ButtonLink>
      </div>
      {isWaitingForIncome([...found.first.rows, ...found.first.beyond]) && (
        <div className="mb-5">
          <IncomeTap exact={<ExactIncome />} />
        </div>
      )}
      <FirstColleges list={found.first} canSave={false} />
      <div className="mt-8">
        <FirstListOdds list={found.first} />
      </div>
    </section>
  );
}

function NoneFits() {
  return (
    <EmptyState
      title={text.none}
      actions={
        <>
          <ButtonLink to="/college-match-quiz#results">{text.change}</ButtonLink>
          <ButtonLink variant="outline" to="/colleges">
            {words.emptySearch}
          </ButtonLink>
        </>
      }
    >
      {text.noneLead}
    </EmptyState>
  );
}
