/** Smaller pictures on a slow connection. */
import { expect, test } from "vitest";
import { toImageAddress } from "./toImageAddress.ts";

test.each([
  ["https://pictures.example/a.jpg?w=1200", true, "https://pictures.example/a.jpg?w=400"],
  [
    "https://pictures.example/a.jpg?fm=webp&width=800&q=75",
    true,
    "https://pictures.example/a.jpg?fm=webp&width=400&q=75",
  ],
  ["/a.jpg?width=800#top", true, "/a.jpg?width=400#top"],
  // Already smaller.
  ["/a.jpg?w=320", true, "/a.jpg?w=320"],
  ["/a.jpg?w=400", true, "/a.jpg?w=400"],
  // Other words that end or begin alike.
  ["/a.jpg?maxw=900", true, "/a.jpg?maxw=900"],
  ["/a.jpg?w=auto", true, "/a.jpg?w=auto"],
  ["/w=900/a.jpg", true, "/w=900/a.jpg"],
  ["/a.jpg?w=1200", false, "/a.jpg?w=1200"],
])("%s, slow: %s", (address, isSlow, expected) => {
  expect(toImageAddress(address, isSlow)).toBe(expected);
});
