/** The rule as a tree on one phone screen, with the branches this family's answers take marked by a tick and a word. */
import { Check } from "lucide";
import { usePlan } from "#client/plan/usePlan.ts";
import { Icon } from "#ui/Icon.tsx";
import { joinClasses } from "#ui/joinClasses.ts";
import { findFamilyBranches, ruleTree, type TreeBranch, treeQuestions } from "./ruleTree.ts";
import { words } from "./words.ts";

const text = words.tree;

export function RuleTree() {
  const { plan } = usePlan();
  const taken = findFamilyBranches(plan.aid);
  return (
    <ol aria-label={text.label} className="mt-4 max-w-3xl">
      {treeQuestions.map((question) => (
        <li key={question} className="keep-together pb-3 last:pb-0">
          <p className="flex items-center gap-2.5 font-semibold">
            <Knot />
            {text.questions[question]}
          </p>
          <ul className="ml-[0.55rem] border-l-2 border-accent">
            {ruleTree[question].map((branch) => (
              <Branch key={branch} branch={branch} isTaken={taken.has(branch)} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Branch({ branch, isTaken }: { branch: TreeBranch; isTaken: boolean }) {
  const { when, reports } = text.branches[branch];
  return (
    <li className="relative pt-1.5 pl-5">
      <span aria-hidden="true" className="absolute top-5 left-0 w-3.5 border-t-2 border-accent" />
      <div
        className={joinClasses(
          "rounded-lg border px-3 py-1.5 leading-snug sm:grid sm:grid-cols-[2fr_3fr] sm:gap-x-6",
          isTaken ? "border-accent bg-accent-soft" : "border-line bg-card",
        )}
      >
        <p className="text-[0.95rem] font-semibold wrap-anywhere">
          {isTaken && <Icon icon={Check} size={16} className="mr-1 inline-block align-[-2px]" />}
          {when}
          {isTaken && <span className="sr-only"> {text.taken}</span>}
        </p>
        <p className="text-[0.95rem]">{reports}</p>
      </div>
    </li>
  );
}

/** Where the trunk asks. */
function Knot() {
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" className="shrink-0">
      <circle cx={10} cy={10} r={6.5} className="fill-support stroke-accent" strokeWidth={2.5} />
    </svg>
  );
}
