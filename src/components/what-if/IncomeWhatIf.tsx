/** "What if we earned …" beside a price: folded, and downloaded when it is opened. */
import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { incomeWords } from "./incomeWords.ts";

const slider = createLazyPart(() => import("./IncomeSlider.tsx"));

export function IncomeWhatIf({ unitId }: { unitId: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="no-print">
      <Disclosure summary={incomeWords.label} onToggle={setOpen}>
        {isOpen && (
          <ContentBoundary fallback={<p className="text-ink-soft">{incomeWords.loading}</p>}>
            <slider.Part unitId={unitId} />
          </ContentBoundary>
        )}
      </Disclosure>
    </div>
  );
}
