/** How a price was calculated; downloaded and calculated only when opened. */

import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { CollegeSummary } from "#domain/college/college.ts";
import type { PriceInput, PriceOptions } from "#domain/price/band.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { words } from "./words.ts";

const working = createLazyPart(() => import("./Working.tsx"));

/** Says so if the college has no price. */
export function PriceWorking(props: { college: CollegeSummary; family: PriceInput; options: PriceOptions }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure summary={words.working} onToggle={setOpen}>
      {isOpen && (
        <ContentBoundary fallback={<p className="text-ink-soft">{words.workingComes}</p>}>
          <working.Part {...props} />
        </ContentBoundary>
      )}
    </Disclosure>
  );
}
