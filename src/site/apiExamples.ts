/** The examples of /developers. A test sends each one and holds the answer to what the page shows. */

export type ApiExample = {
  id: string;
  title: string;
  method: "GET" | "POST";
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Part of the answer, as text. */
  answers: string;
};

export const apiExamples: readonly ApiExample[] = [
  {
    id: "find",
    title: "Find a college by a nickname",
    method: "GET",
    path: "/api/colleges?query=mizzou&limit=1",
    answers: '{"total":1,"colleges":[{"unitId":178396,"name":"University of Missouri-Columbia"',
  },
  {
    id: "read",
    title: "Read one college with its dates and programs",
    method: "GET",
    path: "/api/colleges/203535",
    answers: '{"college":{"unitId":203535,"name":"Kenyon College"',
  },
  {
    id: "calendar",
    title: "Follow the dates of two colleges",
    method: "GET",
    path: "/calendar/kenyon-college,oberlin-college.ics",
    answers: "BEGIN:VCALENDAR",
  },
  {
    id: "letter",
    title: "Read an award letter, without storing it",
    method: "POST",
    path: "/api/aid-offer-readings",
    headers: { "content-type": "application/json" },
    body: { text: "Kenyon College 2026-27\nKenyon Grant 40,000" },
    answers: '"label":"Kenyon Grant","kind":"grant","amountUsd":40000',
  },
  {
    id: "assistant",
    title: "Ask as an assistant does, through the Model Context Protocol",
    method: "POST",
    path: "/mcp",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    body: {
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "deadlines", arguments: { colleges: ["Kenyon"] } },
    },
    answers: "Kenyon College takes applications for early decision (first date) by ",
  },
];

/** As it is typed into a terminal, with the site's address in TASSEL. */
export function toCommand({ method, path, headers = {}, body }: ApiExample): string {
  return [
    `curl ${method === "POST" ? "-X POST " : ""}"$TASSEL${path}"`,
    ...Object.entries(headers).map(([name, value]) => `  -H "${name}: ${value}"`),
    ...(body === undefined ? [] : [`  -d '${JSON.stringify(body)}'`]),
  ].join(" \\\n");
}
