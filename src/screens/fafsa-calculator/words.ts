/** The words of /tools/fafsa-calculator. */
import type { ToComeWords } from "#pieces/to-come/words.ts";

export const words: ToComeWords = {
  title: "FAFSA calculator",
  lead: "It will work out your Student Aid Index and Pell Grant, line by line, before you fill in the form. It is still being built and checked against official records.",
  today: [
    {
      label: "Cost calculator",
      text: "A price band for a family like yours, at up to four colleges, with where each figure comes from.",
      to: "/college-cost-calculator",
    },
    {
      label: "Federal Student Aid Estimator",
      text: "The government’s own estimate of your Student Aid Index and Pell Grant.",
      to: "https://studentaid.gov/aid-estimator/",
    },
    {
      label: "The FAFSA form",
      text: "The form itself, at the Department of Education. It is free.",
      to: "https://studentaid.gov/h/apply-for-aid/fafsa",
    },
    {
      label: "How we make a price",
      text: "What a family like yours pays, and how sure that is.",
      to: "/methodology",
    },
  ],
  will: [
    {
      title: "Every line, in the open",
      text: "Each line of the formula with its amount, its table and the year it is for.",
    },
    { title: "Who has to sign", text: "It asks first whose figures count: one parent, both, or only yours." },
    { title: "What moves it", text: "Change one figure and see what the index does." },
    { title: "Kept with you", text: "Your amounts will stay on your device, as in the cost calculator." },
  ],
  wish: "fafsaCalculator",
};
