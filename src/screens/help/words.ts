/** The words of the help center. */
export const words = {
  title: "Help center",
  lead: "Short answers and working tools today. Sixteen articles are being written, each with its sources.",
  faqTitle: "Quick answers",
  faqAll: "All questions and answers",
  toolsTitle: "Tools that help right away",
  tools: [
    { label: "Match quiz", text: "A first list of real colleges.", to: "/college-match-quiz" },
    {
      label: "Cost calculator",
      text: "What a college would cost your family.",
      to: "/college-cost-calculator",
    },
    { label: "Aid offers", text: "Award letters read and put side by side.", to: "/offers" },
    { label: "Find colleges", text: "Search by name, place or filter.", to: "/colleges" },
    { label: "My plan", text: "Your list, its balance and its odds.", to: "/my-plan" },
    {
      label: "Parents in two households",
      text: "Which parent the FAFSA asks, and a part for each household.",
      to: "/divorced-parents-guide",
    },
    { label: "Write to us", text: "If nothing here answers it.", to: "/contact" },
  ],
  articlesTitle: "Articles to come",
  articlesLead: "None of these can be read yet.",
  groups: [
    {
      title: "Choosing colleges",
      articles: [
        "Building a college list",
        "Rankings and fit",
        "Planning campus visits",
        "Making the final decision",
      ],
    },
    {
      title: "Year by year",
      articles: [
        "Freshman and sophomore year",
        "Junior year checklist",
        "Senior year application timeline",
        "Early decision or regular decision",
      ],
    },
    {
      title: "Paying",
      articles: [
        "Filling in the FAFSA",
        "Need-based and merit aid",
        "Searching for scholarships",
        "Comparing aid offers",
      ],
    },
    {
      title: "Tests",
      articles: [
        "SAT or ACT",
        "A study schedule that works",
        "Test-optional strategies",
        "AP exams and subject tests",
      ],
    },
  ],
};
