/** The way to the fact sheet for an aid office, which loads with its first press. */
import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { Button } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import type { OffersHeading } from "../OfferWorkspace.tsx";
import type { Offers } from "../useOffers.ts";
import { words } from "../words.ts";

const appeal = createLazyPart(() => import("./Appeal.tsx"));

export function AskForMore(props: {
  offers: Offers;
  heading: OffersHeading;
  /** Null where the page around it prints something else. */
  onPrint: (() => void) | null;
  className?: string | undefined;
}) {
  const { offers, heading: Heading, onPrint } = props;
  const [isOpen, setOpen] = useState(false);
  if (offers.shown.length === 0) return null;
  return (
    <section aria-labelledby="appeal-title" className={props.className}>
      <Heading id="appeal-title" className="font-serif text-2xl sm:text-3xl">
        {words.appealTitle}
      </Heading>
      <p className="no-print mt-2 max-w-2xl text-ink-soft">{words.appealLead}</p>
      {isOpen ? (
        <ContentBoundary fallback={<Skeleton label={words.appealLoading} lines={4} />}>
          <appeal.Part offers={offers} heading={Heading === "h2" ? "h3" : "h5"} onPrint={onPrint} />
        </ContentBoundary>
      ) : (
        <Button className="no-print mt-4" variant="outline" onClick={() => setOpen(true)}>
          {words.appealOpen}
        </Button>
      )}
    </section>
  );
}
