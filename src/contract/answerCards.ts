/** The answer cards: questions that many families ask, with the ways to ask them and their answers; downloaded once and cached. */
import { z } from "zod/mini";
import { stateCodes } from "#domain/college/states.ts";
import { stateTopics } from "#domain/college/stateTopics.ts";
import type { Endpoint } from "./endpoint.ts";

const figuresSchema = z.array(
  z.object({
    kind: z.enum(["college", "money", "share", "date", "count", "phrase"]),
    text: z.string(),
    year: z.string(),
  }),
);

const places = z.array(z.number());

const answerCardSchema = z.object({
  id: z.string(),
  question: z.string(),
  /** All ways to ask it, in English and in Spanish, a line each, spelled as questions are compared. */
  asked: z.string(),
  answer: z.string(),
  /** The figures in the answer, each with the year it is for. */
  facts: z.optional(figuresSchema),
  /** The question, the answer and its figures in Spanish, where there are any. */
  spanish: z.optional(z.object({ question: z.string(), answer: z.string(), facts: figuresSchema })),
  /** Places in the list of sources. */
  sources: z.optional(places),
  /** The page that says more: its place in the list of pages. */
  page: z.number(),
  /** What a question may name for the card to be its answer all the same; nothing where left out. */
  about: z.optional(z.enum(["none", "state", "college", "grade"])),
  /** The places of cards so near that a question about one may well mean the other. */
  near: z.optional(places),
  /** Of a card about one state's aid: which. */
  state: z.optional(z.enum(stateCodes)),
  /** Of a card about something else of one state: which, and what. */
  topicOf: z.optional(z.object({ state: z.enum(stateCodes), topic: z.enum(stateTopics) })),
});

const answerCardsSchema = z.object({
  sources: z.array(z.object({ title: z.string(), url: z.nullable(z.string()), year: z.string() })),
  pages: z.array(z.object({ path: z.string(), title: z.string() })),
  cards: z.array(answerCardSchema),
});

export const answerCardsEndpoint = {
  id: "answerCards",
  method: "GET",
  path: "/api/answer-cards",
  access: "everyone",
  isOpen: true,
  isFile: true,
  summary: "Questions that many families ask, with other ways to ask each and its answer with sources.",
  replies: { 200: answerCardsSchema },
} as const satisfies Endpoint;

export type AnswerCardsReply = z.infer<(typeof answerCardsEndpoint.replies)[200]>;

export const answerCardsEndpoints = [answerCardsEndpoint] as const;
