/** Buttons, and links that look like them, in every variant and size. */
import type { ComponentProps } from "react";
import { joinClasses } from "./joinClasses.ts";
import { Link, type LinkProps } from "./router.tsx";

export type ButtonVariant =
  | "default"
  | "destructive"
  | "outline"
  | "outline-white"
  | "light"
  | "secondary"
  | "secondary-light"
  | "secondary-dark"
  | "cta-primary"
  | "cta-secondary"
  | "ghost"
  | "link";
export type ButtonSize = "default" | "sm" | "lg" | "icon";

const base =
  "inline-flex items-center justify-center gap-2 rounded-xl text-center font-semibold transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55";

/** Forced colors take the ground away, which leaves a plain word without a border. */
const filled = "forced-colors:border";

const variants: Record<ButtonVariant, string> = {
  default: `${filled} bg-accent text-on-accent hover:bg-accent-strong`,
  destructive: `${filled} bg-danger text-card underline-offset-4 hover:underline`,
  outline: "border-2 border-accent text-accent-text hover:bg-accent-soft",
  "outline-white": "border-2 border-on-deep text-on-deep hover:bg-on-deep hover:text-deep",
  light: "border border-line bg-card text-ink hover:border-line-strong",
  secondary: `${filled} bg-accent-soft text-accent-text underline-offset-4 hover:underline`,
  "secondary-light": `${filled} bg-support-soft text-ink hover:brightness-95`,
  "secondary-dark": `${filled} bg-ink text-paper hover:opacity-90`,
  "cta-primary": `${filled} bg-support text-on-support shadow-card hover:brightness-105`,
  "cta-secondary": "border-2 border-ink text-ink hover:bg-ink hover:text-paper",
  ghost: "text-accent-text hover:bg-accent-soft",
  link: "text-accent-text underline underline-offset-4 hover:decoration-2",
};

const sizes: Record<ButtonSize, string> = {
  // With a border as high as without one.
  default: "min-h-11 px-5 py-1.5",
  sm: "min-h-11 px-3.5 py-1.5 text-[0.95rem]",
  lg: "min-h-14 px-7 py-3 text-lg",
  icon: "size-11 p-0",
};

export function getButtonClasses(variant: ButtonVariant, size: ButtonSize, extra?: string): string {
  return joinClasses(
    base,
    variants[variant],
    variant === "link" && size === "default" ? "min-h-11" : sizes[size],
    extra,
  );
}

type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize };

export function Button({
  variant = "default",
  size = "default",
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & ButtonLook) {
  return <button type={type} className={getButtonClasses(variant, size, className)} {...rest} />;
}

export function ButtonLink({
  variant = "default",
  size = "default",
  className,
  ...rest
}: LinkProps & ButtonLook) {
  return <Link className={getButtonClasses(variant, size, className)} {...rest} />;
}
