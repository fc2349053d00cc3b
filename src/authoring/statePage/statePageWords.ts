/** The sentences of a state's page that its records do not say: headings, what to do, and who knows where nothing is on record. */
import { withArticle } from "#domain/aid/programDates.ts";
import type { AidDeadline, ProgramStep } from "#domain/aid/stateProgram.ts";
import type { StateTopic } from "#domain/college/stateTopics.ts";
import { addDays } from "#lib/dates.ts";
import { formatAnd, formatDate, formatMonthDay, spellCount } from "#lib/format.ts";

/** What is done by a day, for which programs. */
const doneBy: Readonly<Record<ProgramStep, (names: string) => string>> = {
  application: (names) => `apply for ${names}`,
  firstRound: (names) => `apply for ${names} in the first round`,
  lastRound: (names) => `apply for ${names} in the last round`,
  priority: (names) => `apply for ${names} to be considered first`,
  advised: (names) => `apply for ${names} (the date the agency recommends)`,
  earlyBySchool: (names) => `have your counselor send in your paperwork for ${names} in the early round`,
  lateBySchool: (names) => `have your counselor send in your paperwork for ${names} in the last round`,
  nomination: (names) => `ask your school to nominate you for ${names}`,
  admission: (names) => `apply for admission to be in line for ${names}`,
  fafsa: (names) => `file the FAFSA for ${names}`,
  papers: (names) => `send your documents for ${names}`,
  renewal: (names) => `renew ${names} for the next year`,
  fafsaPriority: (names) => `file the FAFSA for the most state aid, including ${names}`,
  springFafsa: (names) => `file the FAFSA for ${names} if you start in spring`,
  test: (names) => `take the test that counts for ${names}`,
};

/** What stands in place of a date. */
const openDates: Partial<Record<AidDeadline["kind"], string>> = {
  college: "The college sets the deadline.",
  askAgency: "Ask the agency for the deadline.",
  lastDayOfTerm: "The deadline is the last day of the term it pays for.",
  noStateDeadline: "The state sets no deadline, so file early.",
};

/** Three names, and how many more programs there are; `what` they are, where the sentence does not say it. */
function listNames(names: readonly string[], what = ""): string {
  const named = names.map(withArticle);
  return formatAnd(
    named.length > 3 ? [...named.slice(0, 2), `${spellCount(named.length - 2)} more${what}`] : named,
  );
}

export const statePageWords = {
  title: (name: string) => `College in ${name}: grants, dates and colleges`,
  excerpt: (name: string) =>
    `What ${name} pays for college, who can get it and by when, plus transfer, residency, high school and the colleges there.`,
  noGrant: (name: string) =>
    `We have not confirmed any grant that ${name} itself pays for college. File the FAFSA anyway, because federal grants and the colleges’ own aid depend on it.`,
  apply: (agency: string) => `To apply or ask a question, go to ${agency}.`,
  noDate: "We could not find a deadline, so ask the agency.",
  /** `text`: what a list of programs has in place of a date. */
  openDate: (kind: AidDeadline["kind"], text: string) =>
    openDates[kind] ?? `Deadline: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`,
  headings: {
    particular: (name: string) => `What is different in ${name}`,
    aid: "State money",
    applying: "How to apply for state money",
    community: "Community college and transfer",
    admission: "Getting in",
    residency: "Who counts as a resident",
    status: "Students without lawful status",
    highSchool: "In high school",
    colleges: "Colleges and prices",
    dates: "Dates",
    ask: "Who to ask",
  },
  by: (day: string, isPublished: boolean) => `By **${formatDate(day)}**${isPublished ? "" : " (expected)"}: `,
  /** A day that the source gives as "before" the next. */
  before: (day: string, isPublished: boolean) =>
    `Before **${formatDate(addDays(day, 1))}**${isPublished ? "" : " (expected)"}: `,
  /** "file the FAFSA for HOPE Scholarship and Aspire Award". */
  due: (step: ProgramStep | null, names: readonly string[], isClosed: boolean) => {
    const whole = names.length === 0 ? "state aid" : listNames(names);
    return `${doneBy[step ?? "application"](whole)}${isClosed ? ", if you applied in time" : ""}`;
  },
  /** "apply for PROMISE, and file the FAFSA for it". */
  dueWithForm: (step: ProgramStep | null, names: readonly string[], isClosed: boolean) => {
    const whole = names.length === 0 ? "state aid" : listNames(names);
    return `${doneBy[step ?? "application"](whole)}, and file the FAFSA for ${names.length > 1 ? "them" : "it"}${isClosed ? ", if you applied in time" : ""}`;
  },
  /** "file the FAFSA for HOPE Scholarship, and for Student Assistance Award"; later days ask for the same form. */
  fafsa: (
    parts: readonly { step: ProgramStep | null; names: readonly string[]; isClosed: boolean }[],
    isFiled: boolean,
  ) => {
    const purposes = parts.map(({ step, names, isClosed }) => {
      const whole = names.length === 0 ? "state aid" : listNames(names);
      const isForMost = step === "fafsaPriority" && names.length > 0;
      const purpose = isForMost ? `for the most state aid, including ${whole}` : `for ${whole}`;
      return `${purpose}${isClosed ? ", if you applied in time" : ""}`;
    });
    return `${isFiled ? "have your FAFSA on file" : "file the FAFSA"} ${purposes.join(", and ")}`;
  },
  /** A sentence of its own, after programs that the FAFSA is filed early for. */
  sameDate: (parts: readonly { names: readonly string[]; isClosed: boolean }[]) => {
    const purposes = parts.map(
      ({ names, isClosed }) =>
        `${names.length === 0 ? "other state aid" : listNames(names)}${isClosed ? ", if you applied in time" : ""}`,
    );
    return `That is also the date for ${purposes.join(", and ")}`;
  },
  steps: {
    soon: (name: string) => `Seniors: file the FAFSA now. State money in ${name} can run out.`,
    college: "Seniors: file the FAFSA now, and ask each college for its grant deadline.",
    program: "Seniors: file the FAFSA now. Each program has its own rules and deadline.",
    intoTerm: "Seniors: file the FAFSA now, before you enroll.",
    /** Where days are listed below, each of which goes once it has passed. */
    dated: "Seniors: file the FAFSA now. Don’t wait for a deadline.",
    undated: "Seniors: file the FAFSA now.",
    ownForm: (name: string) =>
      `Also apply for ${withArticle(name)}, which requires its own form in addition to the FAFSA.`,
    finder: (anchor: string) => `[Answer a few questions](#${anchor}) to see which grants fit you.`,
  },
  listed: (count: number, agency: string) =>
    `${count === 1 ? "This is the one program" : `These are the ${spellCount(count)} programs`} we could confirm. Ask ${agency} about other programs, such as aid for military families, foster youth or certain fields.`,
  closed: (name: string, day: string, isPublished: boolean) =>
    `${withArticle(name)} (${isPublished ? "" : "about "}${formatDate(day)})`,
  /** `hasLaterDates`: a date of theirs is still to come, for those who applied. */
  closedList: (year: number, all: readonly string[], hasLaterDates: boolean) =>
    `**Too late for the class of ${year}.** The deadline to apply has passed for ${formatAnd(all)}. If you applied in time, ${hasLaterDates ? "follow the later dates on this page" : "ask what is due next"}.`,
  /** After notes that others report: how many they are where it is all of them, else which. */
  check: (reported: readonly string[] | number, whom: string) => {
    const what =
      typeof reported === "number"
        ? reported === 1
          ? "this"
          : "these points"
        : formatAnd(reported.map((title) => `“${title}”`));
    return `Confirm ${what} with ${whom}.`;
  },
  /** Once for all notes of a section whose pages have no date. */
  undated: (year: string) => `Notes without a year come from undated pages that we read in ${year}.`,
  /** Who knows what we have no fact about, by topic. */
  ask: {
    particular: () => "",
    fafsa: (agency) => `We have not confirmed any FAFSA date beyond those below. Ask ${agency}.`,
    stateForm: (agency) => `Ask ${agency} whether it requires a form besides the FAFSA.`,
    freeCollege: () =>
      "We could not confirm a statewide free community college program. Ask the college’s aid office what you would still pay after grants.",
    transfer: () =>
      "Before you register for a community college class, ask the university’s transfer office which credits it accepts.",
    application: () =>
      "Apply through the Common App or each college’s own application. Your school counselor knows which application each college takes.",
    directAdmission: () =>
      "Ask your school counselor whether colleges here send admission offers to students who have not applied yet.",
    residency: () =>
      "Ask the college’s registrar or residency office how long you must live here to count as a resident.",
    status: () => "",
    diploma: () => "Ask your school counselor which courses and tests you need to graduate.",
    entryCourses: () =>
      "Each public university lists the courses it requires. Its admission office can tell you which ones you still need.",
    schoolDayTest: () =>
      "Ask your school counselor whether your school gives the ACT or SAT on a school day.",
    dualEnrollment: () =>
      "Ask your school counselor which college classes you can take now, and who pays for them.",
    examCredit: () => "Look up which AP scores your colleges accept before you pay for an exam.",
  } satisfies Record<StateTopic, (agency: string) => string>,
  rules: {
    minimums:
      "The minimums below are what a college requires before it considers your application. Meeting them does not guarantee admission.",
    guidelines:
      "The figures below are guidelines: a college names them but does not require them. Meeting them does not guarantee admission.",
    /** "At UND, the guideline is to have the required courses and a GPA of 2.75." */
    guideline: (colleges: string, conditions: string) =>
      `${colleges === "" ? "The" : `At ${colleges}, the`} guideline is to have ${conditions}.`,
    where: (colleges: string) => `These standards are for ${colleges}.`,
    /** What is asked, and by which colleges where the rule names some. */
    needs: (colleges: string, conditions: string, isForResidents: boolean) => {
      const whole = `${isForResidents ? "residents" : "you"} need ${conditions}.`;
      return colleges === "" ? upperFirst(whole) : `At ${colleges}, ${whole}`;
    },
    guaranteed: "If you meet the guarantee above, you don’t need this minimum.",
    more: (count: number) => `${count} more`,
    open: (colleges: string, isOne: boolean) =>
      `Federal data list ${colleges} as admitting everyone with a diploma, so ask ${isOne ? "it" : "them"} whether that is still so.`,
    read: "Read the terms on the college’s page.",
    applyBy: (day: string) => `Apply by ${formatMonthDay(day)}.`,
    doubt: "We found this in one source, so check with the college.",
  },
  cases: {
    twoHomes: (agency: string, isState: boolean) =>
      `**Do your parents live in different ${isState ? "states" : "places"}, or do you have a home in more than one?** Each ${isState ? "state" : "place"} sets its own rule about which parent’s home counts. Ask ${agency} and the other ${isState ? "state’s" : "place’s"} agency before you rule out either ${isState ? "state" : "place"}. Our [guide for divorced parents](/divorced-parents-guide) explains whose finances go on the FAFSA.`,
    justMoved: (name: string) =>
      `**Just moved here?** Ask each college whether you are a resident of ${name} yet and as of which date, and ask your old state whether you still are one there.`,
    schoolHere: (programs: readonly string[]) =>
      `**Do you live here but finish high school elsewhere?** ${upperFirst(formatAnd(programs.map(withArticle)))} ${programs.length === 1 ? "requires" : "require"} you to finish high school in the state. Ask about exceptions.`,
    /** `programs`: by name, and where outside the state each pays; null is anywhere. */
    leaving: (programs: readonly { name: string; where: string | null }[], isState: boolean) => {
      const [where, grants] = isState
        ? ["in another state", "state grants pay only at colleges in their own state"]
        : ["in one of the states", "Puerto Rico grants pay only at colleges in Puerto Rico"];
      return programs.length === 0
        ? `**Going to college ${where}?** Most ${grants}. Ask before you count on one.`
        : `**Going to college ${where}?** ${tellTaken(programs)} Ask about the others, because most ${grants}.`;
    },
  },
  statusNone: (name: string, agency: string) =>
    `We could not find ${name}’s rule for undocumented students. Ask each public college which price you would pay, and ask ${agency} whether its aid is open to you.`,
  statusAsk: (agency: string) => `Ask ${agency} about grants.`,
  statusCourts:
    "Courts and lawmakers can change these rules midyear. Before you tell anyone your immigration status, talk to someone you trust at the college.",
  colleges: (search: string) =>
    `Prices are what students with federal aid paid after grants. “Admits” is the share of all applicants who got in; [your own chance](/college-match-quiz) depends on your grades. [Search with more filters](${search}).`,
  prices: {
    title: (name: string) => `Which kind of college costs least in ${name}?`,
    /** The sentence before it says what these prices are. */
    caption: "A year after grants at the median college of each kind; public colleges at the in-state price",
    kinds: {
      "public-twoYear": "Community or technical college",
      "public-fourYear": "Public four-year college",
      "nonprofit-fourYear": "Private nonprofit college",
    },
  },
  datesTitle: (year: number) => `For the class of ${year}`,
  datesLead: "“Expected” means this year’s date hasn’t been announced, so we use an earlier year’s.",
  /** "The Hawaii Promise; also state forms and transfer of credits". */
  agencyText: (programs: readonly string[], topics: readonly string[]) => {
    const named = [
      ...(programs.length === 0 ? [] : [listNames(programs, " programs")]),
      ...(topics.length === 0 ? [] : [formatAnd(topics)]),
    ];
    return upperFirst(named.join("; also "));
  },
  askTopics: {
    particular: null,
    fafsa: "FAFSA dates",
    stateForm: "state forms",
    freeCollege: "free tuition",
    transfer: "transfer of credits",
    application: "applications",
    directAdmission: "admission offers",
    residency: "residency",
    status: "rules by status",
    diploma: "graduation rules",
    entryCourses: "courses for admission",
    schoolDayTest: "tests at school",
    dualEnrollment: "college classes in high school",
    examCredit: "credit for AP exams",
  } satisfies Record<StateTopic, string | null>,
} as const;

/** "You can take the Vermont Grant with you." or, where only some colleges elsewhere count, "You can use … at a nonprofit college in Pennsylvania." */
function tellTaken(programs: readonly { name: string; where: string | null }[]): string {
  const byPlace = Map.groupBy(programs, ({ where }) => where);
  return [...byPlace]
    .map(
      ([where, some]) =>
        `You can ${where === null ? "take" : "use"} ${formatAnd(some.map(({ name }) => withArticle(name)))} ${where === null ? "with you" : `at ${where}`}.`,
    )
    .join(" ");
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
