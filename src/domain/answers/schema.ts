/** Bounds of every answer that comes from outside, made from the catalog. Apart from it because the schema library is heavy. */
import { z } from "zod/mini";
import { moneyAnswers } from "./catalog/money.ts";
import { profileAnswers } from "./catalog/profile.ts";
import type { AnswerKind, ValueOf } from "./kinds.ts";

type Entries = Readonly<Record<string, { kind: AnswerKind }>>;
type Shape<Catalog extends Entries> = {
  -readonly [Id in keyof Catalog]: z.ZodMiniType<ValueOf<Catalog[Id]["kind"]>, ValueOf<Catalog[Id]["kind"]>>;
};

export const profileSchema = z.object(toShape(profileAnswers));
export const moneySchema = z.object(toShape(moneyAnswers));

function toShape<const Catalog extends Entries>(catalog: Catalog): Shape<Catalog> {
  const shape = Object.fromEntries(Object.entries(catalog).map(([id, { kind }]) => [id, toSchema(kind)]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each schema is made from the kind that its type is made from.
  return shape as Shape<Catalog>;
}

function toSchema(kind: AnswerKind): z.ZodMiniType {
  switch (kind.kind) {
    case "number":
    case "money": {
      const { minimum, maximum } = kind;
      const step = kind.kind === "money" ? 1 : kind.step;
      const grid = step === null ? [] : [step === 1 ? z.int() : z.multipleOf(step)];
      return z.nullable(z.number().check(...grid, z.minimum(minimum), z.maximum(maximum)));
    }
    case "yesNo":
      return z.nullable(z.boolean());
    case "choice":
      return kind.usual === null ? z.nullable(z.enum(kind.options)) : z.enum(kind.options);
    case "choices":
      return z.array(z.enum(kind.options)).check(z.maxLength(kind.options.length));
    case "codes":
      return z.array(z.string().check(z.regex(kind.form))).check(z.maxLength(kind.most));
    case "code":
      return z.nullable(z.string().check(z.regex(kind.form)));
    case "record":
    default:
      return z.nullable(
        z.object(Object.fromEntries(Object.entries(kind.parts).map(([part, one]) => [part, toSchema(one)]))),
      );
  }
}
