/** Which marketing pages show which of the product's own screens as pictures. */
import type { PageId } from "./pages.ts";

/** Each is a component of the product drawn with a sample plan: see app/pictures. */
export const screenPictures = [
  "guidance",
  "tasks",
  "counselor",
  "essay",
  "financial",
  "family",
  "progress",
  "cost",
  "timeline",
  "matching",
  "ticket",
] as const;
export type ScreenPictureName = (typeof screenPictures)[number];

/** The drawn HTML, by name. */
export type DrawnPictures = Readonly<Partial<Record<ScreenPictureName, string>>>;

export const picturesOfPage: Readonly<Partial<Record<PageId, readonly ScreenPictureName[]>>> = {
  features: screenPictures.filter((name) => name !== "ticket"),
  home: ["counselor", "essay"],
  landing: ["ticket"],
  howItWorks: ["matching", "cost", "progress"],
  aiTechnology: ["counselor", "essay"],
  about: ["cost"],
};

/** The name under which all of them are served to a page that was reached by a link. */
export const picturesDataName = "screen-pictures";
