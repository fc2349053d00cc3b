/** Which browsers are told apart. */
import { describe, expect, test } from "vitest";
import { isStorageShortLived, detectInAppBrowser } from "./surroundings.ts";

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const cases = [
  {
    name: "Safari on an iPhone",
    agent: `${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`,
    app: null,
    clears: true,
  },
  {
    name: "Chrome on an iPhone",
    agent: `${iPhone} CriOS/140.0 Mobile/15E148 Safari/604.1`,
    app: null,
    clears: true,
  },
  {
    name: "Instagram on an iPhone",
    agent: `${iPhone} Mobile/22F76 Instagram 390.0.0`,
    app: "Instagram",
    clears: true,
  },
  {
    name: "Chrome on Android",
    agent:
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    app: null,
    clears: false,
  },
  {
    name: "Facebook on Android",
    agent:
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Version/4.0 Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/520.0]",
    app: "Facebook",
    clears: false,
  },
  {
    name: "Safari on a Mac",
    agent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    app: null,
    clears: true,
  },
  {
    name: "Firefox on Windows",
    agent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0",
    app: null,
    clears: false,
  },
];

describe("the browser", () => {
  test.each(cases)("$name", ({ agent, app, clears }) => {
    expect(detectInAppBrowser(agent)).toBe(app);
    expect(isStorageShortLived(agent)).toBe(clears);
  });
});
