/** Two devices changed the same paragraph: both texts, and three ways to go on. Nothing is dropped by itself. */
import type { EssayEditorState } from "#client/essays/essayEditor.ts";
import { Button } from "#ui/Button.tsx";
import { Changes } from "./Changes.tsx";
import { writeWords as words } from "./writeWords.ts";

export function BothVersions(props: {
  mine: string;
  beside: EssayEditorState["beside"];
  onPutTogether: (text: string) => void;
}) {
  const { mine, beside } = props;
  const all = [mine, ...beside.map(({ text }) => text)];
  return (
    <section
      role="alert"
      aria-labelledby="both-versions"
      className="mb-5 rounded-2xl border-2 border-support bg-card p-4 sm:p-6"
    >
      <h2 id="both-versions" className="text-2xl">
        {words.bothTitle}
      </h2>
      <p className="mt-1.5">{words.both}</p>
      {beside.map(({ writer, turn, text, stamp }) => (
        <div key={`${writer}.${turn}`} className="mt-4 grid gap-4 md:grid-cols-2">
          <div className="min-w-0 rounded-xl bg-sunk p-4">
            <h3 className="text-lg">{words.mine}</h3>
            <p className="mt-2 max-h-72 overflow-auto whitespace-pre-wrap break-words">{mine}</p>
          </div>
          <div className="min-w-0 rounded-xl bg-sunk p-4">
            <h3 className="text-lg">{words.theirs(stamp.split(" ")[0] ?? stamp)}</h3>
            <div className="mt-2 max-h-72 overflow-auto">
              <Changes earlier={mine} later={text} />
            </div>
          </div>
          {beside.length === 1 && (
            <div className="flex flex-wrap gap-3 md:col-span-2">
              <Button variant="outline" onClick={() => props.onPutTogether(mine)}>
                {words.keepMine}
              </Button>
              <Button variant="outline" onClick={() => props.onPutTogether(text)}>
                {words.keepTheirs}
              </Button>
            </div>
          )}
        </div>
      ))}
      <Button className="mt-3" onClick={() => props.onPutTogether(all.join("\n\n"))}>
        {words.keepBoth}
      </Button>
    </section>
  );
}
