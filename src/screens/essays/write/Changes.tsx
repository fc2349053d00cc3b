/** Two texts as one, with what was removed and added marked: by color, by line, and in words for screen readers. */
import { diffVersions } from "#domain/essays/text/diffVersions.ts";
import { writeWords as words } from "./writeWords.ts";

export function Changes({ earlier, later }: { earlier: string; later: string }) {
  const changes = diffVersions(earlier, later);
  if (changes.every(({ kind }) => kind === "same")) return <p className="text-ink-soft">{words.same}</p>;
  return (
    <>
      <p className="mb-2 flex gap-4 text-[0.92rem]">
        <ins className="rounded-sm bg-accent-soft px-1 text-accent-text">{words.added}</ins>
        <del className="rounded-sm bg-danger-soft px-1 text-danger">{words.removed}</del>
      </p>
      <p className="whitespace-pre-wrap break-words">
        {changes.map(({ kind, text }, index) => {
          if (kind === "same") return <span key={index}>{text}</span>;
          return kind === "added" ? (
            <ins key={index} className="rounded-sm bg-accent-soft text-accent-text">
              {text}
            </ins>
          ) : (
            <del key={index} className="rounded-sm bg-danger-soft text-danger">
              {text}
            </del>
          );
        })}
      </p>
    </>
  );
}
