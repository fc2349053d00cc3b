/** "What we know about you", to which each tool has a link: closed at first. */
import { useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import { words as loadingWords } from "#components/loading/words.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { useLocation } from "#ui/router.tsx";
import { Skeleton } from "#ui/Skeleton.tsx";
import { knownWords as words } from "./knownWords.ts";

/** Downloaded and worked out once it is opened: which rules of colleges an answer decides takes a phone a tenth of a second. */
const answers = createLazyPart(() => import("./KnownAnswers.tsx"));

export function KnownSection() {
  const isAsked = useLocation().hash === "#known";
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section aria-labelledby="known-heading">
      <Disclosure
        isOpen={isAsked || undefined}
        onToggle={(isOpen) => isOpen && setWasOpened(true)}
        summary={
          <h2 id="known-heading" className="text-2xl text-ink sm:text-3xl">
            {words.title}
          </h2>
        }
      >
        {(isAsked || wasOpened) && (
          <ContentBoundary fallback={<Skeleton label={loadingWords.loading} lines={4} />}>
            <answers.Part />
          </ContentBoundary>
        )}
      </Disclosure>
    </section>
  );
}
