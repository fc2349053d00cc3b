/** A link to the agency behind a program or guarantee, with an arrow for external links. */
import { ArrowUpRight } from "lucide";
import { words } from "#components/article/words.ts";
import { Icon } from "#ui/Icon.tsx";

export function AgencyLink({ url, text }: { url: string; text: string }) {
  return (
    <a
      href={url}
      rel="noopener"
      className="inline-block py-2.5 font-semibold text-accent-text underline underline-offset-4"
    >
      {text}
      <span className="hidden font-normal print:inline"> ({new URL(url).host})</span>
      <Icon icon={ArrowUpRight} size={18} className="no-print ml-1 inline" />
      <span className="sr-only"> ({words.otherSite})</span>
    </a>
  );
}
