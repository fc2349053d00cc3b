/** Names of colleges in a sentence, each leading to the college's own page. */
import { Fragment } from "react";
import { toCollegePath } from "#site/pages.ts";
import { Link } from "#ui/router.tsx";

const list = new Intl.ListFormat("en-US");

export function CollegeLinks(props: { colleges: readonly { name: string; slug: string }[] }) {
  // Names and what stands between them take turns.
  return list.formatToParts(props.colleges.map(({ name }) => name)).map((part, at) => {
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
