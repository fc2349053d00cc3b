/** Our claim about price ranges beside what families report; the page is whole without a server, and the count comes when it is near. */
import { useRef } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useIsNear } from "#client/useIsNear.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { heldShare } from "#domain/price/heldShare.ts";
import { formatShare } from "#lib/format.ts";
import { Link } from "#ui/router.tsx";
import { Section, Text } from "./Section.tsx";
import { tallyWords } from "./tallyWords.ts";

const figures = createLazyPart(() => import("./TallyFigures.tsx"));

export function TallySection() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    <Section id="tally" title={tallyWords.title}>
      <Text>
        {tallyWords.claim(formatShare(heldShare))}{" "}
        <Link to="/privacy#tally" className="text-accent-text underline underline-offset-4">
          {tallyWords.sent}
        </Link>
      </Text>
      <Text>{tallyWords.rule}</Text>
      {/* A line is kept free for the usual answer, so that nothing below moves. */}
      <div ref={place} className="no-print min-h-7">
        {isNear && (
          <ContentBoundary fallback={<Text>{tallyWords.loading}</Text>}>
            <figures.Part />
          </ContentBoundary>
        )}
      </div>
    </Section>
  );
}
