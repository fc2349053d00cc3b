/** Says where answers are kept, or why they are not. */
import { usePlan } from "#client/plan/usePlan.ts";
import { useSession } from "#client/session/session.ts";
import { Notice } from "#ui/Notice.tsx";
import { useWhereKept } from "./useWhereKept.ts";
import { words } from "./words.ts";

/**
 * `kept` is for people without an account. Signed in, one sentence is the same everywhere; answers about money reach the
 * account only where the family shares them. `textClassName` is for the sentence, `className` for whichever is shown.
 */
export function KeptNote(props: {
  kept: string;
  about?: "plan" | "money";
  className?: string;
  textClassName?: string;
}) {
  const { keeping } = usePlan();
  const isSignedIn = useSession().status === "signedIn";
  const where = useWhereKept();
  if (keeping !== "kept") {
    return (
      <div className={props.className}>
        <Notice tone="attention" title={words.note[keeping]} />
      </div>
    );
  }
  const signedIn = props.about === "money" ? words.money : where;
  return (
    <p className={props.className}>
      <span className={props.textClassName ?? "text-[0.92rem] text-ink-soft"}>
        {(isSignedIn ? signedIn : null) ?? props.kept}
      </span>
    </p>
  );
}
