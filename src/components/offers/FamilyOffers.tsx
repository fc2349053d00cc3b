/** The plan's offers side by side, each with its lines, and how to add one: for the page about offers and for articles. */

import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { runOnceKept } from "#components/keeping/runOnceKept.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { offerLimits } from "#domain/offers/offer.ts";
import { getOfferName } from "#domain/offers/verdictWords.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import { UndoNotice } from "#ui/UndoNotice.tsx";
import { AddOffer } from "./AddOffer.tsx";
import { keepLetterText } from "./letterTexts.ts";
import type { OffersHeading } from "./OfferWorkspace.tsx";
import { type Offers, useOfferChanges } from "./useOffers.ts";
import { words } from "./words.ts";

const offerWorkspace = createLazyPart(() => import("./OfferWorkspace.tsx"));

export function FamilyOffers(props: {
  offers: Offers;
  heading: OffersHeading;
  /** Null where the page around it prints something else. */
  onPrint: (() => void) | null;
  /** Of the offers, without what adds one. */
  className?: string | undefined;
}) {
  const { offers, heading: Heading } = props;
  const { shown } = offers;
  const { add, remove } = useOfferChanges();
  const [openId, setOpenId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ name: string; bringBack: () => void } | null>(null);
  return (
    <>
      {shown.length > 0 && (
        <div className={props.className}>
          <ContentBoundary fallback={<Skeleton label={words.loading} lines={5} />}>
            <offerWorkspace.Part
              offers={offers}
              openId={openId}
              heading={Heading}
              onPrint={props.onPrint}
              onRemove={(offer) => {
                const name = getOfferName(offer);
                const change = remove(offer.id);
                runOnceKept(change, () => setRemoved({ name, bringBack: change.undo }));
              }}
            />
          </ContentBoundary>
        </div>
      )}
      <UndoNotice
        className="no-print"
        removed={removed === null ? null : words.removed(removed.name)}
        undo={words.undo}
        onUndo={() => {
          removed?.bringBack();
          setRemoved(null);
        }}
      />
      <section aria-labelledby="add-title" className="no-print">
        <Heading id="add-title" className="text-2xl sm:text-3xl">
          {words.addTitle(shown.length)}
        </Heading>
        {shown.length >= offerLimits.offers ? (
          <p className="mt-2">{words.full}</p>
        ) : (
          <AddOffer
            isFirst={shown.length === 0}
            room={offerLimits.offers - shown.length}
            onAdd={(offer, letter) => {
              const id = add(offer);
              if (letter !== undefined) keepLetterText(id, letter);
              setOpenId(id);
              setRemoved(null);
            }}
          />
        )}
      </section>
    </>
  );
}
