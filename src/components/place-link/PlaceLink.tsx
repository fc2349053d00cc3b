/** A link to something that works today: one of our pages, or a public site that is named as external. */
import { ArrowRight, ExternalLink } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "#ui/Icon.tsx";
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

const look =
  "group flex min-h-11 items-start justify-between gap-4 rounded-2xl border border-line bg-card p-4 transition-colors duration-150 hover:border-accent sm:p-5";

export function PlaceLink({ place }: { place: { label: string; text: string; to: string } }) {
  if (place.to.startsWith("/")) {
    return (
      <Link to={place.to} className={look}>
        <PlaceText label={place.label} text={place.text} />
        <Icon
          icon={ArrowRight}
          size={20}
          className="mt-0.5 shrink-0 text-accent transition-transform duration-150 group-hover:translate-x-1"
        />
      </Link>
    );
  }
  return (
    <a href={place.to} rel="noopener" className={look}>
      <PlaceText
        label={place.label}
        text={place.text}
        more={<span className="mt-0.5 block text-[0.92rem]">{words.otherSite(getHost(place.to))}</span>}
      />
      <Icon icon={ExternalLink} size={20} className="mt-0.5 shrink-0 text-accent" />
    </a>
  );
}

/** Read aloud or copied, a name and what it is for stay apart. */
const pause = (mark: string) => <span className="sr-only">{mark} </span>;

function PlaceText(props: { label: string; text: string; more?: ReactNode }) {
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="block font-semibold text-accent-text">
        {props.label}
        {pause(":")}
      </span>
      <span className="block text-ink-soft">
        {props.text}
        {props.more !== undefined && (props.text.endsWith(".") ? " " : pause("."))}
        {props.more}
      </span>
    </span>
  );
}

function getHost(address: string): string {
  return new URL(address).host.replace(/^www\./, "");
}
