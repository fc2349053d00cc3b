/** The fields of each sign-in form: the contract's without what the page adds itself. */
import { z } from "zod/mini";
import {
  resetBodySchema,
  resetRequestBodySchema,
  signInBodySchema,
  signInCodeBodySchema,
  signUpBodySchema,
  verifyBodySchema,
} from "#contract/identity.ts";

export const signInFormSchema = z.omit(signInBodySchema, { interaction: true });
export const signInCodeFormSchema = z.omit(signInCodeBodySchema, { interaction: true });
export const signUpFormSchema = z.omit(signUpBodySchema, { interaction: true, isThirteenOrOlder: true });
export const verifyFormSchema = z.omit(verifyBodySchema, { interaction: true });
export const forgotFormSchema = resetRequestBodySchema;
export const resetFormSchema = z.omit(resetBodySchema, { interaction: true });

export type SignInValues = z.input<typeof signInFormSchema>;
export type SignInSent = z.output<typeof signInFormSchema>;
export type SignInCodeValues = z.input<typeof signInCodeFormSchema>;
export type SignInCodeSent = z.output<typeof signInCodeFormSchema>;
export type SignUpValues = z.input<typeof signUpFormSchema>;
export type SignUpSent = z.output<typeof signUpFormSchema>;
export type VerifyValues = z.input<typeof verifyFormSchema>;
export type VerifySent = z.output<typeof verifyFormSchema>;
export type ForgotValues = z.input<typeof forgotFormSchema>;
export type ForgotSent = z.output<typeof forgotFormSchema>;
export type ResetValues = z.input<typeof resetFormSchema>;
export type ResetSent = z.output<typeof resetFormSchema>;
