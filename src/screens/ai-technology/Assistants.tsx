/** How to add this site to an assistant, with what it then gets; nothing where the operator turned it off. */

import { isLocalHost } from "#client/hostRules.ts";
import { readBrowserSettings } from "#client/settings.ts";
import { useIsMounted } from "#client/useIsMounted.ts";
import { MarketingSection } from "#components/marketing/MarketingSection.tsx";
import { exampleForAssistants } from "#site/exampleForAssistants.ts";
import { words } from "./words.ts";

const { assistants } = words;

/** An assistant elsewhere cannot reach a server by the name that this device alone knows it by: then there is no address. */
function readSite({ hostname, origin }: Location): string | null {
  return isLocalHost(hostname) ? null : origin;
}

export function Assistants() {
  const isMounted = useIsMounted();
  if (isMounted && readBrowserSettings(document).isClosedToAssistants === true) return null;
  const site = isMounted ? readSite(window.location) : null;
  return (
    <MarketingSection id={assistants.id} title={assistants.title} lead={assistants.lead} ground="sunk">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-20">
        <div className="min-w-0">
          <ol className="list-decimal space-y-2 pl-6">
            {assistants.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-5 font-semibold">{assistants.address}</p>
          <p className="mt-1 rounded-xl border border-line-strong bg-paper px-4 py-3 font-mono text-[0.95rem] [overflow-wrap:anywhere]">
            {site === null ? assistants.withoutScripts : `${site}/mcp`}
          </p>
          <p className="mt-5">{assistants.privacy}</p>
          <p className="mt-3 text-ink-soft">{assistants.wrong}</p>
        </div>
        <figure className="min-w-0 rounded-2xl border border-line-strong bg-paper p-5">
          <figcaption className="font-semibold">{assistants.example}</figcaption>
          <p className="mt-4 ml-auto w-fit max-w-[85%] rounded-2xl bg-support-soft px-4 py-3">
            {exampleForAssistants.question}
          </p>
          <blockquote className="mt-4 space-y-2">
            {exampleForAssistants.answer
              .replace("{site}", site ?? "")
              .split("\n")
              .map((line) => (
                <p key={line} className="[overflow-wrap:anywhere]">
                  {line}
                </p>
              ))}
          </blockquote>
        </figure>
      </div>
    </MarketingSection>
  );
}
