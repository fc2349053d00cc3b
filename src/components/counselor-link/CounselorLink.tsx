/** A small link to the counselor from the pages that questions come up on; from a college's page it carries the college. */
import { ButtonLink } from "#ui/Button.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { words } from "./words.ts";

export function CounselorLink(props: { slug?: string; className?: string }) {
  return (
    <ButtonLink
      to={props.slug === undefined ? "/counselor" : `/counselor?college=${props.slug}`}
      variant="ghost"
      size="sm"
      // On a phone it wraps to a line of its own, where its words stand under the others.
      className={joinClasses("max-sm:-ml-3.5", props.className)}
    >
      {words.ask}
    </ButtonLink>
  );
}
