/** Renders a written page's blocks; blocks specific to a kind of page (parts, tools, plans) are passed in. */

import { CircleHelp, Lightbulb, RefreshCw } from "lucide";
import { type ReactNode, useMemo } from "react";
import { createLazyPart } from "#client/chunks/createLazyPart.tsx";
import { LatePart } from "#components/loading/LatePart.tsx";
import { PlaceLink } from "#components/place-link/PlaceLink.tsx";
import type { ShownArticlePage } from "#content/article.ts";
import type { Block, BlockOf, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";
import type { StateCode } from "#domain/college/states.ts";
import { Icon } from "#ui/Icon.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { waitingBlock } from "./DataBlock.tsx";
import { InlineText, type SourceMarks } from "./InlineText.tsx";
import { NowSteps } from "./NowSteps.tsx";
import { buildSourceMarks } from "./sourceMarks.ts";
import { TextTable } from "./TextTable.tsx";
import { words } from "./words.ts";

/** Blocks rendered by the kind of page. */
export type OwnBlock = BlockOf<"part"> | BlockOf<"tool"> | BlockOf<"plan"> | BlockOf<"case">;

export type BlocksProps = {
  page: ShownArticlePage;
  /** Set on a state guide. */
  state: StateCode | null;
  renderOwn: (block: OwnBlock) => ReactNode;
};

/** The plan's code is loaded only if there is a checklist that can be added to the plan. */
const requirements = createLazyPart(() => import("./Requirements.tsx"));
const dateList = createLazyPart(() => import("./DateList.tsx"));
/** Drawn in the page as sent, so its code is for pages that are opened from another one. */
const drawnFigure = createLazyPart(() => import("./DrawnFigure.tsx"));

export function Blocks(props: BlocksProps) {
  const { article } = props.page;
  const marks = useMemo(() => buildSourceMarks(article), [article]);
  // Blocks never change order.
  return (
    <div className="article space-y-5 break-words">
      {article.blocks.map((block, at) => {
        if (at === 0 && block.kind === "now") return null; // Drawn in the header.
        // oxlint-disable-next-line react/no-array-index-key
        return <OneBlock key={at} block={block} marks={marks} {...props} />;
      })}
    </div>
  );
}

function OneBlock({
  page,
  block,
  marks,
  state,
  renderOwn,
}: BlocksProps & { block: Block; marks: SourceMarks }) {
  const { asOf } = page;
  const inline = (runs: readonly Inline[]) => <InlineText runs={runs} marks={marks} />;
  switch (block.kind) {
    case "heading":
      return block.level === 2 ? (
        <h2
          id={block.id}
          className="pt-5 text-[1.9rem] break-words max-[19rem]:text-[1.5rem] sm:pt-8 sm:text-4xl print:pt-3 print:text-xl"
        >
          {block.text}
        </h2>
      ) : (
        <h3 id={block.id} className="pt-4 text-2xl break-words max-[19rem]:text-xl print:pt-2 print:text-lg">
          {block.text}
        </h3>
      );
    case "paragraph":
      return <p className="max-w-text">{inline(block.text)}</p>;
    case "list":
      return <TextList block={block} inline={inline} />;
    case "table":
      return <TextTable block={block} inline={inline} />;
    case "figure":
      return (
        <LatePart
          of={page}
          load={drawnFigure.preload}
          data={page.parts === null ? undefined : null}
          fallback={waitingBlock}
        >
          {() => <drawnFigure.Part block={block} inline={inline} />}
        </LatePart>
      );
    case "note":
      return <Note block={block} inline={inline} />;
    case "now":
      return <NowSteps block={block} inline={inline} asOf={asOf} />;
    case "dates":
      return (
        <LatePart
          of={page}
          load={dateList.preload}
          data={page.parts === null ? undefined : null}
          fallback={waitingBlock}
        >
          {() => <dateList.Part block={block} inline={inline} asOf={asOf} />}
        </LatePart>
      );
    case "requirements":
      return (
        <div>
          <LatePart
            of={page}
            load={requirements.preload}
            data={page.parts === null ? undefined : null}
            fallback={waitingBlock}
          >
            {() => <requirements.Part block={block} state={state} renderInline={inline} />}
          </LatePart>
          <p className="mt-2 text-[0.92rem] text-ink-soft">
            {words.sources}: {inline(block.sources.map((cite) => ({ cite })))}
          </p>
        </div>
      );
    case "places":
      return (
        <ul className="grid max-w-3xl gap-3 sm:grid-cols-2">
          {block.places.map(({ name, url, text }) => (
            <li key={url + name}>
              <PlaceLink place={{ label: name, text, to: url }} />
            </li>
          ))}
        </ul>
      );
    default:
      return renderOwn(block);
  }
}

type InlineRender = (runs: readonly Inline[]) => ReactNode;

function TextList({ block, inline }: { block: BlockOf<"list">; inline: InlineRender }) {
  const items = block.items.map((item) => (
    <li key={toPlainText(item)} className="pl-1.5 marker:font-semibold marker:text-accent">
      {inline(item)}
    </li>
  ));
  const look = "max-w-text space-y-2 pl-6";
  return block.isOrdered ? (
    <ol className={`list-decimal ${look}`}>{items}</ol>
  ) : (
    <ul className={`list-disc ${look}`}>{items}</ul>
  );
}

const looks = {
  check: { icon: CircleHelp, className: "border-support bg-support-soft" },
  history: { icon: RefreshCw, className: "border-line-strong bg-sunk" },
  example: { icon: Lightbulb, className: "border-line-strong bg-card" },
  tip: { icon: Lightbulb, className: "border-line-strong bg-card" },
} as const;

/** A callout in a text: what to check, what has changed, a worked example, or what is good to know. */
function Note(props: { block: BlockOf<"note">; inline: (runs: readonly Inline[]) => ReactNode }) {
  const { tone, paragraphs } = props.block;
  const { icon, className } = looks[tone];
  return (
    // Not a landmark: a page may hold two of one tone.
    <div
      role="note"
      aria-label={words.notes[tone]}
      className={joinClasses("keep-together max-w-3xl rounded-r-2xl border-l-4 px-5 py-4", className)}
    >
      <p className="flex items-center gap-2 font-serif text-xl print:text-base">
        <Icon icon={icon} size={20} className="shrink-0" />
        {words.notes[tone]}
      </p>
      {paragraphs.map((paragraph) => (
        <p key={toPlainText(paragraph)} className="mt-2 max-w-text">
          {props.inline(paragraph)}
        </p>
      ))}
    </div>
  );
}
