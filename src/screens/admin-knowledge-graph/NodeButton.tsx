/** A node by its name and kind, to be chosen. */
import type { IndexedGraph } from "./graphRules.ts";
import { kindColors } from "./kindColors.ts";
import { kindName } from "./words.ts";

export function NodeButton(props: {
  indexed: IndexedGraph;
  index: number;
  onChoose: (index: number) => void;
  /** Said after the name, such as the number of steps. */
  detail?: string | undefined;
}) {
  const node = props.indexed.graph.nodes[props.index];
  if (node === undefined) return null;
  return (
    <button
      type="button"
      onClick={() => props.onChoose(props.index)}
      className="group flex min-h-11 w-full items-baseline gap-2.5 rounded-lg px-2 py-1.5 text-left hover:bg-accent-soft"
    >
      <svg
        viewBox="0 0 12 12"
        fill="currentColor"
        aria-hidden="true"
        className={`size-3 shrink-0 ${kindColors[node.kind].text}`}
      >
        <circle cx="6" cy="6" r="5" />
      </svg>
      <span className="min-w-0">
        <span className="font-semibold break-words group-hover:underline">{node.label}</span>{" "}
        <span className="text-[0.92rem] break-words text-ink-soft">
          {kindName[node.kind]}
          {props.detail === undefined ? "" : `, ${props.detail}`}
        </span>
      </span>
    </button>
  );
}
