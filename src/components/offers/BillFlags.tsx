/** What is worth knowing about one letter, at its bar: in a few words, and on a press in sentences with their sources. */
import { SourceNote } from "#components/source/SourceNote.tsx";
import { loanTerms2026 } from "#domain/loans/loanTerms.ts";
import type { OfferFlag } from "#domain/offers/flags.ts";
import { pellGiftAidRule } from "#facts/sources/pellGiftAid.ts";
import type { Source } from "#lib/source.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { flagWords as text } from "./flagWords.ts";

/** `hasYears`: what renews is said at the four years. */
export function BillFlags({ flags, hasYears }: { flags: readonly OfferFlag[]; hasYears: boolean }) {
  const shown = flags.filter(({ code }) => !(hasYears && (code === "paidOnce" || code === "renewalUnsaid")));
  if (shown.length === 0) return null;
  return (
    <Disclosure
      summary={
        <span className="py-1 text-[0.95rem] leading-snug font-normal text-ink">
          {text.summary(listShorts(shown))}
        </span>
      }
      className="no-print mt-1"
    >
      <ul className="max-w-2xl space-y-1.5 border-l-2 border-line-strong pl-3">
        {describeFlags(shown).map((sentence) => (
          <li key={sentence} className="[overflow-wrap:anywhere]">
            {sentence}
          </li>
        ))}
      </ul>
      {listSources(shown).map((source) => (
        <SourceNote key={source.id} source={source} />
      ))}
    </Disclosure>
  );
}

/** Each once; a parent's loan only where nothing else about it is said. */
function listShorts(flags: readonly OfferFlag[]): string[] {
  const shorts = flags.flatMap((flag) =>
    flag.code === "understated"
      ? text.understatedShort(flag)
      : flag.code === "termCounted"
        ? [text.termCountedShort(flag)]
        : flag.code === "studentLoansOverLimit" && flag.otherUsd !== null
          ? [text.aboveDependentLimit]
          : [text.short[flag.code]],
  );
  const isOfParent = (short: string) =>
    short !== text.short.parentLoanInOffer && short.includes("parent loan");
  const kept = shorts.some(isOfParent)
    ? shorts.filter((one) => one !== text.short.parentLoanInOffer)
    : shorts;
  return [...new Set(kept)];
}

/** What several lines share is one sentence, so that seven of them do not hide the rest. */
function describeFlags(flags: readonly OfferFlag[]): string[] {
  return [...new Set(flags.map((flag) => describeFlag(flag, flags)))];
}

function describeFlag(flag: OfferFlag, all: readonly OfferFlag[]): string {
  const listLabels = (code: "loanNotCalledLoan" | "amountMissing") =>
    all.flatMap((one) => (one.code === code ? [one.label] : []));
  const listGrants = (code: "paidOnce" | "renewalUnsaid") =>
    all.flatMap((one) => (one.code === code ? [text.grant(one.label, one.amountUsd)] : []));
  switch (flag.code) {
    case "termCounted":
      return text.termCounted(flag);
    case "onCampus":
      return text.onCampus;
    case "understated":
      return text.understated(flag);
    case "grantsAboveCost":
      return text.grantsAboveCost;
    case "borrowingAboveNeed":
      return text.borrowingAboveNeed(flag);
    case "programEnded":
      return text.programEnded(flag);
    case "studentLoansOverLimit":
      return text.studentLoansOverLimit(flag);
    case "subsidizedOverLimit":
      return text.subsidizedOverLimit(flag);
    case "parentLoansOverLimit":
      return text.parentLoansOverLimit(flag);
    case "parentLoansOverTotal":
      return text.parentLoansOverTotal(flag);
    case "pellBesideFullGiftAid":
      return text.pellBesideFullGiftAid;
    case "parentLoanInOffer":
      return text.parentLoanInOffer(flag);
    case "loanNotCalledLoan":
      return text.loansNotCalledLoans(listLabels("loanNotCalledLoan"));
    case "paidOnce":
      return text.paidOnce(listGrants("paidOnce"));
    case "renewalUnsaid":
      return text.renewalsUnsaid(listGrants("renewalUnsaid"));
    case "partsAboveTotal":
      return text.partsAboveTotal(flag);
    case "amountMissing":
    default:
      return text.amountsMissing(listLabels("amountMissing"));
  }
}

/** Of the rules that the sentences go by, each once. */
function listSources(flags: readonly OfferFlag[]): Source[] {
  const sources = flags.flatMap((flag): Source[] => {
    switch (flag.code) {
      case "studentLoansOverLimit":
      case "subsidizedOverLimit":
      case "parentLoansOverLimit":
      case "parentLoansOverTotal":
        return [loanTerms2026.source];
      case "programEnded":
        return [flag.program.source];
      case "pellBesideFullGiftAid":
        return [pellGiftAidRule];
      default:
        return [];
    }
  });
  return [...new Map(sources.map((source) => [source.id, source])).values()];
}
