/** A written page as the site search reads it, by section. */
import type { Article } from "#content/article.ts";
import { parseArticleAddress } from "#content/articleAddress.ts";
import type { Block } from "#content/blocks.ts";
import { listBlockTexts } from "#content/blockWords.ts";
import { guideStates } from "#content/guideStates.ts";
import { toPlainText } from "#content/plainText.ts";
import type { SearchedPage } from "#contract/contentSearch.ts";
import { admissionGuarantees } from "#domain/admission/admissionGuarantees.ts";
import { assuredRules } from "#domain/admission/assuredRules.ts";
import { isPromise } from "#domain/admission/ruleTerms.ts";
import { transferRules } from "#domain/admission/transferRules.ts";
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { statesInDepth } from "#domain/college/stateGuides.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import { programFamilies } from "#domain/search/sharedPrograms.ts";
import { spokenPrograms } from "#domain/search/spokenNames.ts";
import { formatUsd } from "#lib/format.ts";

/**
 * What a drawn part says that the page's own blocks do not: the aid programs of a state by name and amount (each stands in the
 * search by itself, too), and what promises a place there.
 */
function listPartTexts(block: Block, state: StateCode | null): string[] {
  if (state === null || block.kind !== "part") return [];
  if (block.name === "guaranteeFinder") {
    const rules = [...admissionGuarantees, ...assuredRules.filter(isPromise), ...transferRules];
    return [...new Set(rules.flatMap((rule) => (rule.state === state ? rule.name : [])))];
  }
  if (block.name !== "aidFinder") return [];
  return stateProgramsOf(state).flatMap(({ name, pays }) => [
    name,
    ...pays.flatMap(({ amount }) => ("usd" in amount ? [formatUsd(amount.usd)] : [])),
  ]);
}

/** What else people call a page, and its sections by anchor. */
export type OtherNames = { page?: readonly string[]; sections?: Readonly<Record<string, readonly string[]>> };

/** "(2026-27)", "(2025-26 figure; we have none for 2026-27 yet)": beside a figure to read, and nothing that is searched for. */
const yearNote = / \((?:(?:fall )?20\d\d(?:-\d\d)?|[^()]*we have none[^()]*)\)/g;

/** A state's overview also goes by the state's name. Throws where names stand for a section that the page does not have. */
export function toSearchedPage(article: Article, others: OtherNames = {}): SearchedPage {
  const { path, title, excerpt, answer, tags, blocks } = article;
  const address = readAddress(path);
  const state = readState(path);
  const sections = [{ anchor: "", heading: "", words: [toPlainText(answer)] }];
  for (const block of blocks) {
    if (block.kind === "heading") sections.push({ anchor: block.id, heading: block.text, words: [] });
    else sections.at(-1)?.words.push(...listBlockTexts(block), ...listPartTexts(block, state));
  }
  const part = address.kind === "state" ? (address.part ?? "overview") : null;
  const names = others.page ?? [];
  const named = new Map(Object.entries(others.sections ?? {}));
  for (const anchor of named.keys()) {
    if (!sections.some((section) => section.anchor === anchor))
      throw new Error(`${path} has no section #${anchor} to give other names to.`);
  }
  return {
    path,
    title,
    kind: address.kind,
    excerpt,
    names: [...names, ...(state === null || part === null ? [] : listStateNames(state, part))],
    also: [...tags, ...(state === null ? [] : [stateNames[state], state])].join(", "),
    sections: sections.map(({ anchor, heading, words }) => {
      const section = { anchor, heading, words: words.join(" ").replaceAll(yearNote, "") };
      const otherNames = named.get(anchor);
      return otherNames === undefined ? section : { ...section, names: [...otherNames] };
    }),
  };
}

/** What families call a state's overview, and its page on money, which is one page where the guide is. */
function listStateNames(state: StateCode, part: string): string[] {
  const name = stateNames[state];
  const isWhole = part === "overview" && !statesInDepth.has(state);
  const named = part === "overview" ? [name, ...(isWhole ? [state] : [])] : [];
  if (part !== "financial-aid" && !isWhole) return named;
  const ofMoney = ["financial aid", "grants", "scholarships", "state grants", "free college"].map(
    (money) => `${name} ${money}`,
  );
  return [...named, ...ofMoney];
}

/** The aid programs that a page draws, each at its own anchor there. */
export function toSearchedPrograms({ path, blocks }: Article): SearchedPage[] {
  const state = readState(path);
  if (state === null || !blocks.some((block) => block.kind === "part" && block.name === "aidFinder"))
    return [];
  return stateProgramsOf(state).map(({ id, name, agency, how }) => ({
    path: `${path}#${id}`,
    title: name,
    kind: "program",
    excerpt: [`${stateNames[state]}, from ${agency}.`, how ?? ""].join(" ").trim(),
    names: [
      ...[...spokenPrograms, ...programFamilies].flatMap(([spoken, ...ids]) =>
        ids[0] === id && spoken.toLowerCase() !== name.toLowerCase() ? [spoken] : [],
      ),
      // As a question is read: "A+" is "A plus".
      ...(name.includes("+") ? [name.replaceAll("+", " plus")] : []),
    ],
    also: `${stateNames[state]}, ${state}`,
    sections: [],
  }));
}

function readAddress(path: string) {
  const address = parseArticleAddress(path);
  if (address === null) throw new Error(`No page can stand at ${path}.`);
  return address;
}

function readState(path: string): StateCode | null {
  const address = readAddress(path);
  return address.kind === "state" ? guideStates[address.state] : null;
}
