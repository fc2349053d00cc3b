/** The types of calls, checked by the compiler. */
import { expectTypeOf, test } from "vitest";
import type { CallInput, PlainId } from "./callInput.ts";

test("a call says path parameters, query and body in one object", () => {
  expectTypeOf<{ planId: string; after: number }>().toExtend<CallInput<"planCommands">>();
  expectTypeOf<{ after: number }>().not.toExtend<CallInput<"planCommands">>();
  expectTypeOf<{ planId: string; sharesMoney: boolean }>().toExtend<CallInput<"planSharing">>();
  expectTypeOf<{ planId: string; sharesMoney: string }>().not.toExtend<CallInput<"planSharing">>();
});

test("a number may stand for digits in an address, and for no other text", () => {
  expectTypeOf<{ unitId: number }>().toExtend<CallInput<"college">>();
  expectTypeOf<{ planId: number }>().not.toExtend<CallInput<"planPeople">>();
});

test("lists may be read-only", () => {
  expectTypeOf<{ planId: string; memberId: string; scopes: readonly "plan"[] }>().toExtend<
    CallInput<"shareWithPerson">
  >();
});

test("only what is asked by its path alone can be asked without its content", () => {
  expectTypeOf<"health">().toExtend<PlainId>();
  expectTypeOf<"planPeople">().not.toExtend<PlainId>();
  expectTypeOf<"contact">().not.toExtend<PlainId>();
});
