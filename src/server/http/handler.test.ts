/** The types of handlers, checked by the compiler. */
import { describe, expectTypeOf, test } from "vitest";
import type { EndpointId } from "#contract/endpoints.ts";
import type { Handler, HandlerInput, ReplyTo } from "./handler.ts";
import type { ProblemReply } from "./problems.ts";

type OwnReply<Id extends EndpointId> = Exclude<ReplyTo<Id>, ProblemReply>;
type ReplyStatus<Id extends EndpointId> = OwnReply<Id> extends { status: infer Status } ? Status : never;

describe("what a handler is given", () => {
  test("has passed the contract's schemas", () => {
    expectTypeOf<HandlerInput<"planCommands">["params"]>().toEqualTypeOf<{ planId: string }>();
    expectTypeOf<HandlerInput<"planCommands">["query"]>().toEqualTypeOf<{ after: number }>();
    expectTypeOf<HandlerInput<"planSharing">["body"]>().toEqualTypeOf<{ sharesMoney: boolean }>();
  });

  test("is null where the contract names nothing", () => {
    expectTypeOf<HandlerInput<"health">["params"]>().toEqualTypeOf<null>();
    expectTypeOf<HandlerInput<"health">["body"]>().toEqualTypeOf<null>();
  });

  test("is bytes where a signature is over them", () => {
    expectTypeOf<HandlerInput<"paymentWebhook">["body"]>().toEqualTypeOf<Buffer | null>();
  });
});

describe("what a handler replies", () => {
  test("has a status of the contract", () => {
    expectTypeOf<ReplyStatus<"invite">>().toEqualTypeOf<201>();
    expectTypeOf<ReplyStatus<"userProfile">>().toEqualTypeOf<200 | 204>();
    expectTypeOf<ReplyStatus<"sendPlanCommands">>().toEqualTypeOf<200 | 412>();
  });

  test("has the body of its status, or is a problem", () => {
    expectTypeOf<{ status: 200; body: { moneySharedSince: null } }>().toExtend<ReplyTo<"planSharing">>();
    expectTypeOf<{ status: 201; body: { moneySharedSince: null } }>().not.toExtend<ReplyTo<"planSharing">>();
    expectTypeOf<{ status: 200; body: { sharesMoney: true } }>().not.toExtend<ReplyTo<"planSharing">>();
    expectTypeOf<{ status: 200; body: null }>().not.toExtend<ReplyTo<"userProfile">>();
    expectTypeOf<ProblemReply>().toExtend<ReplyTo<"planSharing">>();
  });

  test("is a file where the contract says so, and nowhere else", () => {
    type File = Extract<ReplyTo<"majors">, { file: unknown }>;
    expectTypeOf<File>().not.toEqualTypeOf<never>();
    expectTypeOf<File>().not.toExtend<ReplyTo<"pricing">>();
  });

  test("belongs to one endpoint", () => {
    expectTypeOf<Handler<"plans">>().not.toExtend<Handler<"pricing">>();
  });
});
