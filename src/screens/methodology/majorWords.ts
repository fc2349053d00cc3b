/** The text of the methodology page about majors, early rounds and shown interest. */
import { formatParameter } from "#lib/format.ts";

export const majorWords = {
  title: "When your major decides",
  rate: "Some universities admit to a major or school, and publish how many. Then your chance moves by the difference, in log-odds, between that rate and the university’s own of the same fall. For every field you name we take the most exact and newest rate; of several fields the hardest decides, because you apply to one of them.",
  residency:
    "Such a rate is never added to one for residents or nonresidents: hardly any college publishes both together. If you are from another state, your chance goes by the lower of the two, unless the major’s rate is for nonresidents already.",
  range: (rate: number, policy: number) =>
    `The range gets wider by ${formatParameter(rate)}. Computer science at eight University of California campuses, falls 2023 to 2025, changed by up to a doubling from one fall to the next; 14 of 16 changes stayed within that width. Where a university admits to the major but publishes no rate, we say so and widen the range by ${formatParameter(policy)}.`,
  broad:
    "The University of California’s fields each hold many majors, and it asks you not to read them as a chance. Health is not nursing: name nursing itself to see its rate.",
  notUsed:
    "Counts of early rounds are shown and do not move your chance: recruited athletes and children of alumni are among them, and those who apply early often have stronger records. Where a college that admits under half says that showing interest counts, its card says so, without a number.",
};
