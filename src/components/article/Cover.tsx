/** The cover of a post: the bars of its own figure on a ground by category, with the tassel where it draws none. */
import type { ArticleCard } from "#content/article.ts";
import { joinClasses } from "#ui/joinClasses.ts";

type CoverProps = { article: Pick<ArticleCard, "category" | "cover">; className?: string };

const size = { width: 160, height: 120 } as const;
const margin = 16;

/** Money is warm, choosing and applying are green; the rest is paper. */
const grounds: Partial<
  Record<ArticleCard["category"], readonly [ground: string, bar: string, mark: string]>
> = {
  Paying: ["fill-support-soft", "fill-accent", "fill-support"],
  Applying: ["fill-accent", "fill-support", "fill-accent-soft"],
  Tests: ["fill-accent-soft", "fill-accent", "fill-support"],
};
const plain = ["fill-sunk", "fill-accent", "fill-support"] as const;

export function Cover({ article, className }: CoverProps) {
  const [ground, bar, mark] = grounds[article.category] ?? plain;
  const rows = article.cover ?? [];
  const room = size.width - 2 * margin;
  const step = (size.height - 2 * margin) / Math.max(1, rows.length);
  const thickness = Math.min(16, step * 0.64);
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      className={joinClasses("block rounded-xl", className)}
    >
      <rect width={size.width} height={size.height} rx={10} className={ground} />
      {rows.length === 0 ? (
        <path
          d="M80 0v44m0 0a9 9 0 0 0-9 9v8h18v-8a9 9 0 0 0-9-9Zm-10 20h20l5 44H65Z"
          className={joinClasses(bar, "stroke-accent")}
          strokeWidth={2}
        />
      ) : (
        rows.map(([from, to], at) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- Rows never move.
            key={at}
            x={margin + (room * from) / 100}
            y={margin + step * at + (step - thickness) / 2}
            width={Math.max(4, (room * (to - from)) / 100)}
            height={thickness}
            rx={3}
            className={at === rows.length - 1 ? mark : bar}
          />
        ))
      )}
    </svg>
  );
}
