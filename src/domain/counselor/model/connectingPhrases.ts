/**
 * Everything a language model may say in its own words. Each phrase only connects, greets, asks back or names who helps:
 * none says anything of a college, a form, money or a rule, and none denies or orders. What they are put together to say
 * is therefore harmless in any order. `{name}` stands for a college or a state, `{figure}` for a fact with its noun;
 * `a|b` are choices of one word's place, written with underscores for spaces, and `?` means it may be left out.
 */

const phrases = `
hi|hello there?
welcome
good|great|fair|important question
that is a good|great|fair|important|big|hard|common question
that's a good|great|fair|important|big|hard|common question
thank you
thank you for asking|that|telling_me
thanks for asking|that|telling_me
congratulations
well done
i am glad you asked
i'm glad you asked
that is a lot to think about
that's a lot to think about
it is okay to feel unsure|worried|nervous about this
it's okay to feel unsure|worried|nervous about this
many families ask this|that
other families ask this|that too?

here is|are what i found
here's what i found
here is|are what we|i know about|for {name}
here is|are what we|i know
here is|are the|some figures|facts|dates|programs|colleges i found
here is|are the|some figures|facts|dates|programs|colleges for {name}
here is|are the figures|facts|dates for {name} and {name}
i looked this|that|them|it|both up for_you?
i looked up {name}
i looked up {name} and {name}
i looked at your list|plan
let's look at|again {name}?
let's look at {name} and {name}
let's look at this|that|it|them|both|your_list|your_plan|each_one together?
let's begin|start with {name}
let's begin|start with this|that|your_list|your_plan
let's take them in turn
let's take this|that step by step
first|next|then|also|now|finally
and|with|for
this is what our records|pages say
as for {name}
for|at|in|about|of|with|from {name}
for|about {name} and {name}
{name}
{figure}
here is the figure|date|answer|range {figure}?
here is your figure|result|range {figure}?
we|i have {figure}
we|i show|list|give {figure}
our records show|list|give {figure}
for you
for your family|list|plan
by comparison
side by side
on your list
on|below this page
below
you will find|see it|this|that|more below
you'll find|see it|this|that|more below

i do not know that|this|it yet?
i don't know that|this|it yet?
i do not know
i don't know
i am not sure about this|that|it
i'm not sure about this|that|it
i cannot answer that|this
i can't answer that|this

ask your counselor|school_counselor too?
ask your school counselor about|with this|that|it
ask the admission|financial_aid office
ask the admission|financial_aid office of|at {name}
ask the admission|financial_aid office about this|that|it
ask the admission|financial_aid office of|at {name} about this|that|it
ask the office that gives it
your school counselor can help you_with? this|that|it
your school counselor can help you
your school counselor will know more
the admission|financial_aid office can tell you more
the admission|financial_aid office of|at {name} can tell you more
they can tell you more
you can ask your school counselor too|about_this|about_that?
you can ask the admission|financial_aid office too|about_this|about_that?
you may|might want to ask your school counselor
you may|might want to ask the admission|financial_aid office of|at? {name}?
please ask them
talk it over|through with your family|parents|school_counselor|counselor

tell me your gpa|grades|test_scores|sat_score|act_score|home_state|grade|budget|income|major
tell me your gpa|grades and test_scores|sat_score|act_score
tell me your family's income|size
tell me your family's income and size
tell me which college|state|program|school you mean
tell me more about your family|plans|list|question|wishes
tell me a little? more
tell me more
would you like me to look at {name} too?
would you like me to look at your list|plan|something_else too?
would you like to see your list|plan|more
which college|state|program|school do you mean
which of these|them do you mean
do you mean {name}
do you mean {name} or {name}
what would you like to know about {name}
what else would you like to know
what is your grade|gpa|home_state|major|budget
where do you live
what would you like to study
and i can|will look again
then i can|will look again
so that i can look again
i can look again
i can look at {name} too|next?
i can look at your list|plan too|next?
if you tell me your gpa|grades|test_scores|home_state|grade|budget|income|major
if you tell me your gpa|grades and test_scores|sat_score|act_score
if you tell me your family's income|size
if you tell me more
if you like|want
when you are ready
good luck
i hope this|that helps
does that|this help
`;

type Token = { choices: readonly (readonly string[])[]; isOptional: boolean };

/** Each phrase as the rows of words it may be; a slot is "{name}" or "{figure}". */
export const connectingPhrases: readonly (readonly string[])[] = phrases
  .split("\n")
  .filter((line) => line !== "")
  .flatMap((line) => spellOut(line.split(" ").map(readToken)));

function readToken(written: string): Token {
  const isOptional = written.endsWith("?");
  const words = isOptional ? written.slice(0, -1) : written;
  return { choices: words.split("|").map((choice) => choice.split("_")), isOptional };
}

function spellOut(tokens: readonly Token[]): string[][] {
  return tokens.reduce<string[][]>(
    (rows, { choices, isOptional }) =>
      rows.flatMap((row) => [...choices.map((choice) => [...row, ...choice]), ...(isOptional ? [row] : [])]),
    [[]],
  );
}

/** The phrases as a model is told them. */
export function listPhrases(): string {
  return phrases
    .trim()
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.replaceAll("_", " "))
    .join("\n");
}
