/** The MCP server that each request gets a fresh one of: its tools, resources and prompts. */
import { McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { z } from "zod";
import { isStateCode, stateCodes, stateNames } from "#domain/college/states.ts";
import type { Result } from "#lib/result.ts";
import type { McpAnswer } from "./askTools.ts";
import type { ToolCall } from "./callTool.ts";
import { type McpToolName, mcpTools } from "./toolTable.ts";

/** Works a call out, or says in a sentence why not. */
export type RunTool = (name: McpToolName, given: unknown) => Promise<Result<McpAnswer, string>>;

const instructions =
  "Tassel plans for college in the United States. Every figure comes with its source, its year and its range in the same sentence: keep them together when you pass one on. Lists come in the order that the site shows. Where something is not known, the answer says so; do not fill it in. Ask the family before you send grades or income: what is sent is used for this one answer and not stored.";

const isReadOnly = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };

export function describeServer(release: string, run: RunTool): McpServer {
  const server = new McpServer({ name: "tassel", title: "Tassel", version: release }, { instructions });
  for (const name of Object.keys(mcpTools) as McpToolName[]) {
    const { title, description, input } = mcpTools[name];
    server.registerTool(
      name,
      { title, description, inputSchema: input as z.ZodType, annotations: { title, ...isReadOnly } },
      async (given) => toToolResult(await run(name, given)),
    );
  }
  addResources(server, run);
  addPrompts(server);
  return server;
}

function toToolResult(result: Result<McpAnswer, string>) {
  if (!result.ok) return { content: [{ type: "text" as const, text: result.problem }], isError: true };
  const { text, structured } = result.value;
  return { content: [{ type: "text" as const, text }], structuredContent: structured };
}

const plainText = "text/plain";

function addResources(server: McpServer, run: RunTool): void {
  const read = async (uri: string, name: McpToolName, given: unknown) => {
    const result = await run(name, given);
    return { contents: [{ uri, mimeType: plainText, text: result.ok ? result.value.text : result.problem }] };
  };
  server.registerResource(
    "method",
    "tassel://method",
    { title: "How the figures are made", mimeType: plainText },
    (uri) => read(uri.href, "method", {}),
  );
  server.registerResource(
    "glossary",
    "tassel://glossary",
    { title: "The words of paying for college", mimeType: plainText },
    (uri) => ({ contents: [{ uri: uri.href, mimeType: plainText, text: glossary }] }),
  );
  server.registerResource(
    "state-guides",
    new ResourceTemplate("tassel://state-guides/{state}", {
      list: () => ({
        resources: stateCodes.map((code) => ({
          uri: `tassel://state-guides/${code}`,
          name: stateNames[code],
          mimeType: plainText,
        })),
      }),
    }),
    { title: "State aid by state", mimeType: plainText },
    (uri, { state }) => {
      const code = String(state).toUpperCase();
      if (isStateCode(code)) return read(uri.href, "state_programs", { state: code });
      return { contents: [{ uri: uri.href, mimeType: plainText, text: "Name a state by its two letters." }] };
    },
  );
}

const glossary = [
  "Sticker price: what a college publishes for a year, with housing and food, before any grant.",
  "Net price: what is left of the sticker price after grants and scholarships. Loans and work-study do not lower it.",
  "Student Aid Index (SAI): the FAFSA’s measure of what a family can pay. It is not a bill, and it can be below zero.",
  "Pell Grant: the federal grant for students with need. It is not paid back.",
  "Financial safety: a college that is sure to admit the student and that the family can pay for. It must be both.",
  "Reach, target, likely: by the student’s own chance, not by a college’s rank.",
  "Early decision binds the student to enroll; early action does not.",
].join("\n");

function addPrompts(server: McpServer): void {
  const add = (name: string, title: string, description: string, text: string) =>
    server.registerPrompt(name, { title, description }, () => ({
      messages: [{ role: "user" as const, content: { type: "text" as const, text } }],
    }));
  add(
    "build-my-list",
    "Build my list",
    "A balanced first list, with prices.",
    "Help me build a college list with Tassel. Ask me, one at a time, for my grade, home state, GPA, a test score if I have one, what I may study, my family’s income, and what we can pay a year. Then call first_list, and show each college with its chance and price as ranges, each with its source and year. Say which are financial safeties, and what is missing.",
  );
  add(
    "compare-my-offers",
    "Compare my offers",
    "Award letters side by side.",
    "Help me compare my financial aid offers with Tassel. Ask me to paste one letter at a time and call read_letter for each. Show what is left to pay after grants alone, keep loans and work apart, and ask me about every line that is not certain before you call one offer cheaper.",
  );
  add(
    "what-is-due",
    "What is due",
    "The next dates for my colleges.",
    "Ask me for the colleges on my list and my home state. Call deadlines and state_programs, and list what is due next by day, each with its source. Say which dates are not published yet.",
  );
}

/** The call as the thread takes it. */
export function toToolCall(name: McpToolName, given: unknown, now: Date, site: string): ToolCall {
  // The tool's own schema read `given`, and a resource's arguments are written above.
  return { name, given, now, site } as ToolCall;
}
