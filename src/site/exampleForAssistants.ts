/** What an assistant that asks at /mcp gets, as /ai-technology shows it; a test of the server holds it to what is answered. `{site}`: the address. */
export const exampleForAssistants = {
  tool: "chance",
  given: { college: "Ohio State", gpa: 3.6, sat: 1250, home_state: "OH" },
  question: "Can I get into Ohio State with a 3.6 and a 1250? I live in Ohio.",
  answer:
    "Your chance at Ohio State University is about 10–70%, which makes it a target school (source: Tassel’s estimate from College Scorecard, institution-level data, fall 2024). It admitted 61% of its applicants in fall 2024, and the estimate counts your grades and scores, not your essays (source: College Scorecard, institution-level data, fall 2024). Half of its first-years who sent an SAT score had one from 1310 to 1480 (fall 2024), and your 1250 is below that (source: College Scorecard, institution-level data, fall 2024). Its next deadline is regular decision, January 15, 2027 (published for 2026-27) (source: Application rounds and deadlines, 2026-27).\nCollege Scorecard, institution-level data: https://collegescorecard.ed.gov/data/\nTassel’s estimates: {site}/methodology",
} as const;
