/** What a household handed over, as far as the viewer may see it, and the total of both. */
import type { SeenShare, SeenTotal } from "#domain/aid/householdShareView.ts";
import { formatUsd } from "#lib/format.ts";
import { Figure } from "#ui/Figure.tsx";
import { householdWords as words } from "./householdWords.ts";
import { buildOtherLines } from "./shareLines.ts";
import type { Names } from "./toolWords.ts";

export function SeenShareView({ share, name }: { share: SeenShare | null; name: string }) {
  if (share === null) return <p className="mt-1 text-ink-soft">{words.handedNothing(name)}</p>;
  return (
    <>
      <p className="text-[0.92rem] text-ink-soft">{words.handedOn(share.madeOn)}</p>
      <ul className="mt-1 list-disc pl-5">
        <li>{describePay(share)}</li>
        {buildOtherLines(share).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

function describePay({ pay }: SeenShare): string {
  if (pay.kind === "shown") return words.payShown(pay.amountUsd);
  return pay.kind === "notGiven" ? words.notGiven : words.keptFromOther;
}

export function TotalView({ total, names }: { total: SeenTotal; names: Names }) {
  if (total.kind === "shown") {
    return (
      <Figure
        label={words.totalTitle}
        value={formatUsd(total.amountUsd)}
        unit={words.year}
        note={words.totalNote}
        size="large"
      />
    );
  }
  if (total.kind === "notAgreed") return <p className="text-ink-soft">{words.notAgreed}</p>;
  return (
    <p className="text-ink-soft">{words.totalMissing(total.from.map((household) => names[household]))}</p>
  );
}
