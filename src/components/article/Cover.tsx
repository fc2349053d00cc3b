/** The cover of a post: the bars of its own figure on a ground by category, with the tassel where it draws none. */
import { Tassel } from "#components/illustration/Tassel.tsx";
import type { ArticleCard } from "#content/article.ts";
import { Span, Track } from "#ui/chart/Track.tsx";
import type { Tone } from "#ui/chart/tones.ts";
import { joinClasses } from "#ui/joinClasses.ts";

type CoverProps = { article: Pick<ArticleCard, "category" | "cover">; className?: string };
type Look = { ground: string; bar: Tone; last: Tone };

/** In pixels; six of them fit the cover of a list on a phone. */
const barHeight = 7;

/** Money is warm, choosing and applying are green; the rest is paper. */
const looks: Partial<Record<ArticleCard["category"], Look>> = {
  Paying: { ground: "bg-support-soft", bar: "accent", last: "support" },
  Applying: { ground: "bg-deep", bar: "support", last: "onDeep" },
  Tests: { ground: "bg-accent-soft", bar: "accent", last: "support" },
};
const plain: Look = { ground: "bg-sunk", bar: "accent", last: "support" };

export default function Cover({ article, className }: CoverProps) {
  const { ground, bar, last } = looks[article.category] ?? plain;
  const rows = article.cover ?? [];
  return (
    <span
      aria-hidden="true"
      className={joinClasses(
        "aspect-4/3 flex-col justify-center gap-[4%] self-start overflow-hidden rounded-xl px-[12%]",
        ground,
        className ?? "flex",
      )}
    >
      {rows.length === 0 && <Tassel className="mx-auto h-full" />}
      {rows.map(([from, to], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Rows never move.
        <Track key={at} label={null} height={barHeight}>
          <Span
            from={from}
            to={to}
            height={barHeight}
            of={barHeight}
            tone={at === rows.length - 1 ? last : bar}
            round={2}
          />
        </Track>
      ))}
    </span>
  );
}
