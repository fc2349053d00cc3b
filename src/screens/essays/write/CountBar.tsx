/** How long the text is, as the application counts it, and where it is kept. Stays in view while a long text is written. */
import { memo, type ReactNode } from "react";
import type { EssayEditorState } from "#client/essays/essayEditor.ts";
import type { EssayPrompt } from "#domain/essays/prompt.ts";
import { checkLength, countCharacters, countWords, type LengthLimit } from "#domain/essays/text/countText.ts";
import { BottomBar } from "#ui/BottomBar.tsx";
import { Ring } from "#ui/chart/Ring.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { Notice } from "#ui/Notice.tsx";
import { writeWords as words } from "./writeWords.ts";

export const CountBar = memo(function CountBar(props: {
  id: string;
  text: string;
  limit: LengthLimit | null;
  state: EssayEditorState;
  prompt: EssayPrompt | null;
  /** Above the count, where it stays in view too. */
  children?: ReactNode;
}) {
  const { text, limit, state } = props;
  const isUnsaved = state.saving === "full" || state.saving === "forbidden" || state.saving === "failed";
  return (
    <>
      <BottomBar
        place="tray"
        className="-mx-4 mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line bg-paper px-4 py-2.5 sm:mx-0 sm:px-1"
      >
        {props.children}
        <div id={props.id} className="min-w-0 flex-1">
          {limit === null ? (
            <Alone text={text} isOpen={props.prompt?.openLimit === "seeApplication"} />
          ) : (
            <Limited text={text} limit={limit} />
          )}
        </div>
        <p
          role="status"
          className={joinClasses(
            "max-w-24 text-right text-[0.92rem] leading-tight sm:max-w-none",
            isUnsaved ? "font-semibold text-danger" : "text-ink-soft",
          )}
        >
          {words.saving[state.saving]}
        </p>
      </BottomBar>
      {isUnsaved && (
        <p role="alert" className="mt-2 font-semibold">
          {words.unsaved}
        </p>
      )}
      {state.isTooLong && (
        <div className="mt-3">
          <Notice tone="problem" title={words.tooLongTitle}>
            {words.tooLong}
          </Notice>
        </div>
      )}
    </>
  );
});

function Limited({ text, limit }: { text: string; limit: LengthLimit }) {
  const check = checkLength(text, limit);
  const isOver = check.over > 0;
  return (
    <div className="flex items-center gap-x-2.5">
      <Ring
        label={null}
        share={check.count / limit.most}
        width={19}
        tone={isOver ? "danger" : "accent"}
        className="size-5.5"
      />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        <p className="figures font-semibold">{words.count(check, limit)}</p>
        <p
          className={joinClasses(
            "figures text-[0.92rem]",
            isOver ? "font-semibold text-danger" : "text-ink-soft",
          )}
        >
          {isOver
            ? words.over(check, limit)
            : check.short > 0
              ? words.short(check, limit)
              : words.left(check, limit)}
        </p>
        {check.isClose && <p className="w-full text-[0.92rem]">{words.close}</p>}
      </div>
    </div>
  );
}

function Alone({ text, isOpen }: { text: string; isOpen: boolean }) {
  return (
    <p className="figures">
      <span className="font-semibold">
        {words.countAlone(countWords(text), countCharacters(text.trim()))}
      </span>{" "}
      {isOpen && <span className="text-[0.92rem] text-ink-soft">{words.noLimit}</span>}
    </p>
  );
}
