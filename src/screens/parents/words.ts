/** The text of /parents. */
export const words = {
  title: "What would college really cost us?",
  lead: "You will be asked to pay for a college long before anyone tells you the price. Here you can see it early: a range for a family like yours, at any college, next to the published price.",
  start: "See our price",
  note: "Three figures about your family. They stay on this device.",

  cost: {
    id: "price",
    title: "The price depends on you",
    lead: "The published price is what the brochure says. What a family pays goes by income. Here are two Texas colleges, as students in each income group paid in a year.",
    caption: "Average price after grants, by family income",
    rice: "Rice",
    austin: "UT Austin",
    income: "Family income",
    before: "Before grants",
    note: "Students who get federal aid; at UT Austin, those who pay the in-state price. College Scorecard, 2023-24.",
    crossing:
      "Up to $110,000, Rice cost less than UT Austin. Above it, Rice cost more. The same college can be the cheaper one for your neighbor and the costlier one for you.",
    link: { label: "See the price for our income", to: "/college-cost-calculator" },
    profiles: "All figures of each college:",
  },

  worries: {
    chance: {
      id: "fair-chance",
      title: "Is it a fair chance?",
      odds: "The sample’s list of five",
      text: "Each chance comes as a range, not a promise. It uses grades and scores against what the college publishes. Family ties, sports and race are never used. The list as a whole gets odds too: how likely is at least one yes that you can pay for?",
      link: { label: "Read how a chance is made and tested", to: "/methodology#chance" },
    },
    part: {
      id: "your-part",
      title: "What is our part?",
      lead: "Three things that help most, in this order.",
      steps: [
        {
          title: "Say a number early",
          text: "What can you pay a year without loans? It decides which colleges are within your budget. Your student can plan with it, even if it is small.",
        },
        {
          title: "Look at four years, not one",
          text: "Prices grow and some grants do not. The calculator shows every year, and the loan payment after.",
        },
        {
          title: "Let the student choose",
          text: "Add a college to the list rather than crossing one out. A good safety calms a whole house.",
        },
      ],
      link: { label: "Look at four years", to: "/college-cost-calculator" },
    },
    homes: {
      id: "two-households",
      title: "We live in two households",
      text: "The FAFSA asks one of you: the parent who gave more financial support in the twelve months before you file. It is not about whom the student lives with. If you gave the same, it is the parent with more income and assets. Some colleges also ask the other parent on a form called the CSS Profile.",
      today:
        "Each of you can work out prices on your own device. What you type there never reaches the other home, also when your student shares a plan with both of you.",
      guide: "The guide asks a few questions and says which parent it is, with the rule.",
      link: { label: "Guide for divorced parents", to: "/divorced-parents-guide" },
    },
    privacy: {
      id: "privacy",
      title: "Is it private?",
      rows: [
        {
          what: "Income and what you can pay",
          how: "stay on the device where you typed them, unless you turn on sharing them",
        },
        { what: "Grades and the list", how: "stay with your student, until they share them" },
        { what: "An account, an email, a card", how: "are never asked for by a tool" },
      ],
      text: "Your student’s plan is theirs. You see of it what they share with you, and nothing before that, on purpose. They can also hand you a file, or print it.",
      link: { label: "See what is kept, and where", to: "/your-data" },
    },
    dashboard: {
      id: "parent-dashboard",
      title: "A parent’s own view",
      text: "See the list, the next dates and the prices, and check off what waits for you. Your student invites you and decides what is shared.",
      until:
        "It needs an account for each of you. Without one, sit down together with one phone: it takes about a minute to get to a first list.",
      link: { label: "Open the plans shared with me", to: "/family" },
    },
  },
  end: {
    title: "Begin with what you can pay",
    text: "One number from you, and every college shows what it would ask.",
    start: { label: "Open the cost calculator", to: "/college-cost-calculator" },
    second: { label: "Take the quiz together", to: "/college-match-quiz" },
  },
};
