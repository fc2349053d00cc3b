/** The text of /counselors. What it says about data is what /privacy says, and what the code does. */
import { classLinkLimits } from "#contract/classLinkLimits.ts";

export const words = {
  title: "Your whole caseload, and one page for each meeting",
  lead: "See which of your students has the next deadline, who is stuck, and on what. Students decide whether to share their plan with you, and it stays theirs after graduation.",
  start: "Make a class link",
  note: "Free for counselors. Students don’t need an account to start, and every figure comes with its source.",

  what: {
    id: "what-you-see",
    title: "What you see",
    rows: [
      {
        what: "Every student in one list",
        how: "Sort students by their next deadline or by what they’re stuck on: a date within a week, an overdue task, a FAFSA not filed by the state’s date, no college yet, nothing they can afford, no activity in 30 days. Save the list as a table.",
      },
      {
        what: "Each plan they share with you",
        how: "You see the list with chances and prices, what is due, and the tasks waiting for you. You can propose a college and comment on a task or a college, and the student responds.",
      },
      {
        what: "A one-page brief to print",
        how: "Take it to a meeting: the list, chances, prices, what is due, and what to ask.",
      },
      {
        what: "A message to the group",
        how: "We write one message for everyone stuck on the same thing, ready to copy into your own email. We don’t send it.",
      },
      {
        what: "Your own notes",
        how: "Your notes stay in the browser where you write them and are never sent to us or anyone else.",
      },
    ],
    link: { label: "Open the plans shared with me", to: "/family" },
  },

  class: { id: "class-link" },

  steps: {
    id: "how-a-class-joins",
    title: "How a class joins",
    items: [
      { title: "You make one link", text: "It contains no names, and you don’t upload a list." },
      {
        title: "Each student opens it",
        text: "They see who is asking, sign in or create an account, and choose what you see: the plan and, only if they like, notes, money or essays.",
      },
      {
        title: "They can stop at any time",
        text: "The student owns the plan and can remove you, which ends your access at once.",
      },
    ],
  },

  district: {
    id: "district",
    title: "What districts ask",
    lead: "Use these answers for a data review. Your district decides whether a tool may be used in class.",
    questions: [
      {
        question: "Does this involve FERPA records?",
        answer:
          "Your school sends Tassel no records: there is no roster, no upload and no link to a student information system. Students enter their own answers and choose to show them to you. If you copy something from a plan into the school’s files, the school’s rules apply to it there.",
      },
      {
        question: "What is stored, and who can read it?",
        answer:
          "Without an account, nothing is stored: plans stay in the student’s browser. With an account, the server stores the plan for the student and the people they invite. Money figures reach the server only if the family turns on sharing. Money figures and essays are encrypted before they are stored, but the rest of the plan is not. The people who run the server could read what it holds.",
      },
      {
        question: "What is stored about me?",
        answer:
          "We store your name and email address, which plans you can open, and the comments and proposals you write in them. For a class link, we store your account, a scrambled form of the link, its dates, and how many students joined.",
      },
      {
        question: "How long is it kept?",
        answer: `Plans and accounts don’t expire. They stay until their owner erases them. A class link works for ${classLinkLimits.days} days and is deleted two days after it expires. If a student erases their plan, it leaves your list at once.`,
      },
      {
        question: "Do third parties get it?",
        answer:
          "We sell no information, show no ads, and tell colleges nothing. The privacy page names each outside service this site uses, such as email or a language model that a student may agree to, and what it receives.",
      },
      {
        question: "How old must students be?",
        answer:
          "Students must be at least 13 to have an account. Before sign-up, we ask whether they are 13 or older, and we store nothing if the answer is no. The tools work without an account.",
      },
    ],
    map: {
      caption: "Where data is",
      heads: ["What", "Where", "Who can see it", "Until"],
      rows: [
        [
          "A plan without an account",
          "the student’s browser",
          "anyone who uses that browser",
          "it is erased there",
        ],
        [
          "A plan with an account",
          "this site’s server",
          "the student and the people they invite",
          "the student erases it",
        ],
        [
          "Money figures",
          "the family’s devices; on the server only if they turn it on, encrypted",
          "the people the student shows money to",
          "sharing is turned off",
        ],
        [
          "Essays",
          "the server, encrypted, with an account",
          "readers, once an essay is marked ready",
          "the student erases them",
        ],
        [
          "Your comments and proposals",
          "in the student’s plan",
          "you and the student",
          "the student or you delete them, or the plan is deleted",
        ],
        ["Your notes", "your browser", "anyone who uses your browser", "you clear them"],
        [
          "A class link",
          "the server, scrambled",
          "nobody; opening it shows your name and address",
          "two days after it expires",
        ],
      ],
    },
    links: [
      { label: "Read the whole privacy page", to: "/privacy" },
      { label: "Ask us a question for your review", to: "/contact" },
    ],
  },

  end: {
    title: "Try it with one student",
    text: "Make a link, open it with a student in your office, and print the brief.",
    start: { label: "Open the caseload", to: "/family" },
    second: { label: "See how we calculate every number", to: "/methodology" },
  },
};
