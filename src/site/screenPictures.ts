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
] as const;
export type ScreenPictureName = (typeof screenPictures)[number];

/** The drawn HTML, by name. */
export type DrawnPictures = Readonly<Partial<Record<ScreenPictureName, string>>>;

export const picturesOfPage: Readonly<Partial<Record<PageId, readonly ScreenPictureName[]>>> = {
  features: screenPictures,
  home: ["counselor", "essay"],
};

/** The name under which all of them are served to a page that was reached by a link. */
export const picturesDataName = "screen-pictures";
