/** From a page without the question to where an exact income is typed. */
import { Link } from "#ui/router.tsx";
import { words } from "./words.ts";

export function ExactIncome() {
  return (
    <Link
      to="/college-match-quiz#pay"
      className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
    >
      {words.income.exact}
    </Link>
  );
}
