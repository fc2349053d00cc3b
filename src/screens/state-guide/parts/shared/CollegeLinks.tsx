/** College names in a sentence, each linked to the college's page. */
import { Fragment } from "react";
import { once } from "#lib/once.ts";
import { toCollegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";

const list = once(() => new Intl.ListFormat("en-US"));

export function CollegeLinks(props: { colleges: readonly { name: string; slug: string }[] }) {
  // Names and the text between them alternate.
  return list()
    .formatToParts(props.colleges.map(({ name }) => name))
    .map((part, at) => {
      const college = part.type === "element" ? props.colleges[at / 2] : undefined;
      return college === undefined ? (
        <Fragment key={at}>{part.value}</Fragment>
      ) : (
        <CollegeLink key={at} {...college} />
      );
    });
}

export function CollegeLink({ name, slug }: { name: string; slug: string }) {
  return (
    <Link
      to={toCollegePath(slug)}
      className="text-accent-text underline decoration-line-strong underline-offset-4 hover:decoration-accent"
    >
      {name}
    </Link>
  );
}
