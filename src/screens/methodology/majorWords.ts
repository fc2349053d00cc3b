/** The text of the methodology page about majors, early rounds and shown interest. */
import { formatParameter } from "#lib/format.ts";

export const majorWords = {
  title: "When your major decides",
  rate: "Some universities admit students to a major or school and publish those rates. At those universities, we adjust your chance by the difference, in log-odds, between that rate and the university’s overall rate of the same fall. For each field you name, we use the most specific and most recent rate. If you name several fields, we use the hardest one to get into.",
  residency:
    "We never combine a major’s rate with a rate for residents or nonresidents, because very few colleges publish the two together. If you are from another state, we use whichever rate is lower, unless the major’s rate is already for nonresidents.",
  range: (rate: number, policy: number) =>
    `Using a major’s rate widens the range by ${formatParameter(rate)}. At eight University of California campuses, the computer science rate as much as doubled from one fall to the next between fall 2023 and fall 2025, and 14 of 16 changes stayed within that width. If a university admits by major but publishes no rate, we say so and widen the range by ${formatParameter(policy)}.`,
  broad:
    "The University of California groups many majors into each field and asks readers not to treat a field’s rate as a chance. Health is not the same as nursing, so choose nursing to see its rate.",
  notUsed:
    "We show how many students a college admitted early and in its other rounds, but that doesn’t change your chance. Early rounds include recruited athletes and children of alumni, and early applicants often have stronger records. If a college considers demonstrated interest and admits under half of its applicants, its card says so, without a number.",
};
