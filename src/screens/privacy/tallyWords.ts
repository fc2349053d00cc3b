/** What /privacy says about figures of colleges' own calculators, and about counting whether they are inside our ranges. */
import type { LegalSection } from "#components/legal/LegalPage.tsx";

export const tallySummary = {
  title: "One yes or no, only if you agree",
  text: "If you enter what a college’s own calculator said, you can let us count whether it was inside our range. The amount and the college are never sent.",
};

/** The months and the number of answers are those of the contract; a test compares them. */
export const tallySection: LegalSection = {
  id: "tally",
  title: "Figures from colleges’ own calculators",
  parts: [
    "What a college’s own net price calculator said is a money figure. It stays on your device, with its school year and the day you entered it. It goes to your account only if you share money figures there, and people on your plan see it only if you show them money.",
    "If you press “Yes, count it”, your browser sends two things to this site’s server, once for each college you enter a figure for:",
    [
      "Whether the figure is inside our price range: yes or no.",
      "The kind of college: public at the in-state price, public at the out-of-state price, private nonprofit, for-profit, or two-year and shorter.",
    ],
    "It doesn’t send the amount, your income, your state, the college, your plan or any ID. The server adds one to a count for that kind and month, and deletes the count after 24 months. Once there are 100 answers, the page on how we calculate every number shows the result.",
    "Your device remembers which colleges it has sent, so that each counts once. If you’re offline, it waits and sends the answer later. You can stop at any time, below the figure or on the Your data page, and whatever is still waiting is dropped. What was counted can’t be taken back, because nothing in the count says it was yours.",
    "To keep anyone from faking the result, the server counts in memory how many answers came from each network that day. It never saves that count.",
  ],
};
