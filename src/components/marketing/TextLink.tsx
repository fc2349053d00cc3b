/** A standalone link under a text: underlined, with an arrow, tall enough to tap. */
import { ArrowRight } from "lucide";
import { Icon } from "#ui/Icon.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Link } from "#ui/router.tsx";
import type { ActionLink } from "./CallToAction.tsx";

export function TextLink(props: { link: ActionLink; isOnDeep?: boolean; className?: string }) {
  return (
    <Link
      to={props.link.to}
      className={joinClasses(
        "group inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-6",
        props.isOnDeep === true
          ? "text-on-deep decoration-support"
          : "text-accent-text decoration-accent-soft hover:decoration-accent",
        props.className,
      )}
    >
      {props.link.label}
      <Icon
        icon={ArrowRight}
        size={18}
        className="shrink-0 transition-transform duration-150 group-hover:translate-x-1"
      />
    </Link>
  );
}
