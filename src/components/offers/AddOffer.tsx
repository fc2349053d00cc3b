/** Adds an offer: parsed from pasted text by a lazy-loaded parser, or empty for typing. */
import { useEffect, useRef, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { readDraft } from "#client/forms/draft.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { Offer, OfferLineKind } from "#domain/offers/offer.ts";
import { Button } from "#ui/Button.tsx";
import { Link } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { type AddOfferProps, letterDraft } from "./adding.ts";
import { lineWords } from "./lineWords.ts";
import { emptyLine } from "./useOffers.ts";
import { words } from "./words.ts";

const paste = createLazyPart(() => import("./PasteLetter.tsx"));

/** The lines most award letters have, without amounts. */
const usualKinds: readonly OfferLineKind[] = [
  "tuitionFees",
  "housingFood",
  "books",
  "travel",
  "personal",
  "grant",
];

export function AddOffer({ room, onAdd, isFirst }: AddOfferProps & { isFirst: boolean }) {
  const [isPasting, setPasting] = useState(() => readDraft(letterDraft) !== null);
  // Who pressed a button that is gone goes on where it led.
  const [takesFocus, setTakesFocus] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && !isPasting) opener.current?.focus();
  }, [takesFocus, isPasting]);
  return (
    <div className="mt-3">
      {isPasting ? (
        <ContentBoundary fallback={<Skeleton label={words.loadingReader} lines={3} />}>
          <paste.Part
            room={room}
            takesFocus={takesFocus}
            onAdd={(offer, letter) => {
              setTakesFocus(false);
              setPasting(false);
              onAdd(offer, letter);
            }}
            onClose={() => {
              setTakesFocus(true);
              setPasting(false);
            }}
          />
        </ContentBoundary>
      ) : (
        <>
          <div className="flex flex-wrap gap-3">
            <Button
              ref={opener}
              onClick={() => {
                setTakesFocus(true);
                setPasting(true);
              }}
            >
              {words.addPaste}
            </Button>
            <Button variant="outline" onClick={() => onAdd(createTypedOffer())}>
              {words.addTyped}
            </Button>
          </div>
          {isFirst && (
            <p className="mt-3 max-w-2xl text-[0.95rem] text-ink-soft">
              {words.addNote}{" "}
              <Link
                to={words.photoWish.to}
                className="-my-2.5 inline-flex min-h-11 items-center text-accent-text underline underline-offset-4"
              >
                {words.photoWish.label}
              </Link>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** An offer to type in: its lines have names, and no amounts yet. */
export function createTypedOffer(kinds: readonly OfferLineKind[] = usualKinds): Omit<Offer, "id"> {
  return {
    unitId: null,
    collegeName: "",
    academicYear: null,
    lines: kinds.map((kind) => ({ ...emptyLine, kind, label: lineWords.kinds[kind] })),
    practices: {},
  };
}
