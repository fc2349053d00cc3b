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

/** What some of the cards have, each with the place of its card. */
const ofCard = <Value extends z.ZodMiniType>(value: Value) => z.array(z.tuple([z.number(), value]));

/** In columns: what stands at one place of each is of one card. */
const answerCardsSchema = z.object({
  ids: z.array(z.string()),
  questions: z.array(z.string()),
  answers: z.array(z.string()),
  /** Other ways to ask it, in English and in Spanish, a line each, spelled as questions are compared. */
  asked: z.array(z.string()),
  /** Cards so near that a question about one may well mean the other, by how far they are in the list. */
  near: z.array(places),
  /** The page that says more: its place in `allPages`. */
  page: places,
  /** Places in `allSources`. */
  sources: z.array(places),
  /** The figures in the answer, each with the year it is for. */
  facts: ofCard(figuresSchema),
  /** The question, the answer and its figures in Spanish. */
  spanish: ofCard(z.object({ question: z.string(), answer: z.string(), facts: figuresSchema })),
  /** What a question may name for the card to be its answer all the same; nothing where left out. */
  about: ofCard(z.enum(["none", "state", "college", "grade"])),
  /** Of a card about one state's aid: which. */
  state: ofCard(z.enum(stateCodes)),
  /** Of a card about something else of one state: which, and what. */
  topicOf: ofCard(z.object({ state: z.enum(stateCodes), topic: z.enum(stateTopics) })),
  allSources: z.array(z.object({ title: z.string(), url: z.nullable(z.string()), year: z.string() })),
  allPages: z.array(z.object({ path: z.string(), title: z.string() })),
});

export const answerCardsEndpoint = {
  id: "answerCards",
  method: "GET",
  path: "/api/answer-cards",
  access: "everyone",
  isOpen: true,
  isFile: true,
  summary: "Questions many families ask, other ways to ask each one, and an answer with sources.",
  replies: { 200: answerCardsSchema },
} as const satisfies Endpoint;

export type AnswerCardsReply = z.infer<(typeof answerCardsEndpoint.replies)[200]>;

export const answerCardsEndpoints = [answerCardsEndpoint] as const;
