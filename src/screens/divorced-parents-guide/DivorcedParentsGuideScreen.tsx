/** /divorced-parents-guide: which parent the forms ask about and why, and a separate part for each household. */
import { type ReactNode, useState } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { useIsMounted } from "#client/useIsMounted.ts";
import { ContentBoundary } from "#components/loading/ContentBoundary.tsx";
import type { Viewer } from "#domain/aid/householdShareView.ts";
import { Button } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Skeleton } from "#ui/Skeleton.tsx";
import {
  CssSection,
  GatherSection,
  MistakesSection,
  RuleSection,
  Section,
  SourcesSection,
  WaiverSection,
} from "./GuideText.tsx";
import { ParentTool } from "./ParentTool.tsx";
import { words } from "./words.ts";

const contents = ["mistakes", "css", "waiver", "gather", "sources"] as const;

export default function DivorcedParentsGuideScreen() {
  // Not stored: after a reload no part is open until someone says who is looking.
  const [viewer, setViewer] = useState<Viewer | null>(null);
  // If a part is open, its sheet is printed; otherwise the guide.
  const guide = viewer === null ? "" : "print:hidden";
  return (
    <div className="page wrap-anywhere pt-8 pb-20 sm:pt-14 print:p-0">
      <div className={guide}>
        <h1 className="max-w-3xl text-4xl sm:text-6xl print:text-2xl">{words.title}</h1>
        <p className="mt-4 max-w-lead text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      </div>
      <div className="mt-6 space-y-10 print:space-y-6">
        <div className={joinClasses("space-y-10 print:space-y-6", guide)}>
          <Section id="tool">
            <div className="mt-5 max-w-3xl">
              <ParentTool />
            </div>
          </Section>
          <RuleSection />
        </div>
        <Section id="households" className="print:[&>h2]:hidden">
          <p className="mt-3 max-w-text text-lg text-ink-soft print:hidden">{words.households.lead}</p>
          <WhenMounted>
            <twoHouseholds.Part viewer={viewer} onView={setViewer} />
          </WhenMounted>
          <ul className="mt-4 max-w-text list-disc space-y-1.5 pl-5 print:hidden">
            {words.households.promises.map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </Section>
        <div className={joinClasses("space-y-16 print:space-y-6", guide)}>
          <nav aria-label={words.contents} className="no-print">
            <p className="font-serif text-lg">{words.contents}</p>
            <ul className="flex flex-wrap gap-x-6">
              {contents.map((id) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-11 items-center text-accent-text underline underline-offset-4"
                  >
                    {words.sections[id]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <MistakesSection />
          <CssSection>
            <WhenMounted>
              <cssColleges.Part />
            </WhenMounted>
          </CssSection>
          <WaiverSection />
          <GatherSection />
          <SourcesSection />
          <p className="no-print mt-5">
            <Button variant="light" onClick={() => window.print()}>
              {words.print}
            </Button>
          </p>
        </div>
      </div>
    </div>
  );
}

/** Content that depends on the plan and is not needed to read the guide. */
const cssColleges = createLazyPart(() => import("./CssColleges.tsx"));
const twoHouseholds = createLazyPart<{ viewer: Viewer | null; onView: (viewer: Viewer | null) => void }>(
  () => import("./TwoHouseholds.tsx"),
);

function WhenMounted(props: { children: ReactNode }) {
  const isMounted = useIsMounted();
  if (!isMounted) return null;
  return (
    <ContentBoundary fallback={<Skeleton label={words.loading} lines={3} />}>
      {props.children}
    </ContentBoundary>
  );
}
