/** Offers the worked example; it is downloaded and read only when opened. */
import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { Button } from "#ui/Button.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { readWords as words } from "../write/readWords.ts";

const example = createLazyPart(() => import("./ExampleView.tsx"));

export function ExampleSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="example" className="mt-14">
      <h2 id="example" className="text-2xl sm:text-3xl">
        {words.exampleTitle}
      </h2>
      <p className="mt-1 max-w-text text-ink-soft">{words.exampleText}</p>
      {isOpen ? (
        <div className="mt-5">
          <ContentBoundary fallback={<Skeleton label={words.reading} lines={3} />}>
            <example.Part />
          </ContentBoundary>
        </div>
      ) : (
        <Button variant="outline" className="mt-4" onClick={() => setOpen(true)}>
          {words.exampleShow}
        </Button>
      )}
    </section>
  );
}
