/** Starts the grammar checker with the rules that are used, and has it read a text. */
import { createBinaryModuleFromUrl, Dialect, LocalLinter } from "harper.js";
import type { RawFinding } from "#domain/essays/grammar/chooseFindings.ts";
import { findGrammarKind } from "#domain/essays/grammar/grammarRules.ts";

export type GrammarChecker = Pick<LocalLinter, "organizedLints">;

/** `address` is where the checker's file can be read: it takes it by no other way. Rejects if it does not run. */
export async function startChecker(address: string): Promise<{ checker: GrammarChecker; rules: string[] }> {
  const linter = new LocalLinter({
    binary: createBinaryModuleFromUrl(address, "slim"),
    dialect: Dialect.American,
  });
  const rules = Object.keys(await linter.getDefaultLintConfig());
  // Spelling is the browser's. Without it a check takes a tenth of the time.
  await linter.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, findGrammarKind(rule) !== null])));
  return { checker: linter, rules };
}

export async function findRaw(checker: GrammarChecker, text: string): Promise<RawFinding[]> {
  // Some rules know only the typewriter's apostrophe, and phones type the other one.
  const byRule = await checker.organizedLints(text.replaceAll("’", "'"), { language: "plaintext" });
  return Object.entries(byRule).flatMap(([rule, lints]) =>
    lints.map((lint) => {
      const { start, end } = lint.span();
      const replacements = lint.suggestions().map((suggestion) => suggestion.get_replacement_text());
      return { rule, start, end, message: lint.message(), replacements };
    }),
  );
}
