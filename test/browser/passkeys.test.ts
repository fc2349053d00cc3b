/** Passkeys as a person uses them, with Chromium's virtual authenticator: added, signed in with, refused, removed. */
import type { CDPSession, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passkeyLimits } from "#contract/passkeys.ts";
import { createSoftPasskey } from "../support/softAuthenticator.ts";
import { findBarriers } from "./accessible.ts";
import { desktop, open, phone } from "./open.ts";
import {
  createSession,
  findAvatar,
  findField,
  logOut,
  openSignedIn,
  openSignInSite,
  press,
  type SignInSite,
  waitForHeading,
} from "./signInSite.ts";

let site: SignInSite;

beforeAll(async () => {
  site = await openSignInSite({}, "localhost");
});
afterAll(() => site.close());

type Authenticator = {
  /** Whether it answers at once, or waits for somebody to touch it. */
  touch: (isAutomatic: boolean) => Promise<void>;
  /** Whether it recognizes the person. */
  recognize: (isRecognized: boolean) => Promise<void>;
  credentials: () => Promise<{ credentialId: string; rpId?: string; userHandle?: string }[]>;
  cdp: CDPSession;
  id: string;
};

/** Plugs in a device with a fingerprint reader, such as a laptop's own. */
async function plugIn(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId: id } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    cdp,
    id,
    touch: async (enabled) => {
      await cdp.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: id, enabled });
    },
    recognize: async (isUserVerified) => {
      await cdp.send("WebAuthn.setUserVerified", { authenticatorId: id, isUserVerified });
    },
    credentials: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId: id })).credentials,
  };
}

async function openAccount(email: string, options: { viewport?: typeof phone } = {}) {
  const session = await createSession(site, email);
  const opened = await openSignedIn(site, session, "/account", {
    // Chromium logs every refusal to its console.
    expectedErrors: ["status of 401", "status of 403", "status of 400"],
    ...options,
  });
  await waitForHeading(opened.page, "Passkeys");
  return { ...opened, session, device: await plugIn(opened.page) };
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await press(page, "Add a passkey");
  await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await page.getByText(`“${name}” was added`).waitFor();
}

/** From here on the offer in the address field is never picked: Chromium without windows would pick it by itself. */
const leaveOfferOpen = (page: Page) =>
  page.addInitScript(() => {
    const get = Reflect.get(CredentialsContainer.prototype, "get");
    CredentialsContainer.prototype.get = function (asked) {
      if (asked?.mediation !== "conditional") return get.call(this, asked);
      const { signal } = asked;
      return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    };
  });

/** To the form, in a browser that is signed out. */
async function openForm(page: Page): Promise<void> {
  await page.locator("header").getByRole("link", { name: "Sign In" }).click();
  await page.waitForURL("**/sign-in");
  await press(page, "Sign in");
  await waitForHeading(page, "Welcome back");
}

const findPasskeyButton = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" });

describe("a passkey", () => {
  test("is added, signs in without address or password, and after it is removed no longer does", async () => {
    const { page, device, close } = await openAccount("ada@example.com");
    await addPasskey(page, "My laptop");
    expect(await device.credentials()).toMatchObject([{ rpId: "localhost" }]);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole("button", { name: "Rename My laptop" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Name" }).fill("Old laptop");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await page.getByText("The passkey is now called “Old laptop.”").waitFor();

    await device.touch(false);
    await logOut(page);
    await leaveOfferOpen(page);
    await openForm(page);
    expect(await findField(page, "Email").getAttribute("autocomplete")).toBe("username webauthn");
    expect(await findBarriers(page)).toEqual([]);
    await device.touch(true);
    await findPasskeyButton(page).click();
    await findAvatar(page).waitFor();

    await page.goto(`${site.address}/account`);
    await page.getByText("Last used").waitFor();
    await page.getByRole("button", { name: "Remove Old laptop" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remove it" }).click();
    await page.getByText("You don’t have any passkeys yet.").waitFor();

    await device.touch(false);
    await logOut(page);
    await openForm(page);
    await device.touch(true);
    await findPasskeyButton(page).click();
    await page.getByText("This passkey isn’t in any account here.").waitFor();
    expect(await findAvatar(page).count()).toBe(0);
    await close();
  });

  test("is offered while the address is typed, and signs in when it is picked there", async () => {
    const { page, close } = await openAccount("offer@example.com");
    await addPasskey(page, "My laptop");
    await logOut(page);
    // Chromium without windows draws no list: picking from it is asking at once.
    await page.addInitScript(() => {
      const get = Reflect.get(CredentialsContainer.prototype, "get");
      CredentialsContainer.prototype.get = async function (asked) {
        const { mediation, ...options } = asked ?? {};
        if (mediation !== "conditional") throw new Error("Nobody pressed the button.");
        return get.call(this, options);
      };
    });
    await page.locator("header").getByRole("link", { name: "Sign In" }).click();
    await page.waitForURL("**/sign-in");
    await press(page, "Sign in");
    await findAvatar(page).waitFor();
    await close();
  });

  test("needs the device to know the person, and a closed window loses nothing", async () => {
    const { page, device, close } = await openAccount("closed@example.com", { viewport: phone });
    await device.recognize(false);
    await press(page, "Add a passkey");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Name" }).fill("Borrowed phone");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByText("so nothing was added. You can try again.").waitFor();
    expect(await dialog.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Borrowed phone");
    await device.recognize(true);
    await dialog.getByRole("button", { name: "Continue" }).click();
    await page.getByText("“Borrowed phone” was added").waitFor();
    // The same device again: its browser knows.
    await press(page, "Add a passkey");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await dialog.getByText("This device already has a passkey for your account.").waitFor();
    await close();
  });

  test("is changed only soon after signing in; then the way leads through the sign-in and back", async () => {
    const { page, session, close } = await openAccount("later@example.com");
    const { database } = site.store;
    const records = await database.selectFrom("identity_records").selectAll().execute();
    for (const { key, payload } of records) {
      // The provider's own record.
      const kept = JSON.parse(payload) as { authTime?: number };
      if (kept.authTime === undefined) continue;
      const authTime = kept.authTime - passkeyLimits.recentSignInMinutes * 60;
      await database
        .updateTable("identity_records")
        .set({ payload: JSON.stringify({ ...kept, authTime }) })
        .where("key", "=", key)
        .execute();
    }
    expect(session.tokens.access_token).toMatch(/^ey/);
    // The token it has is renewed without its entry in the cache.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith("@@auth0spajs@@") || key.includes("@@user@@")) continue;
        const entry = JSON.parse(localStorage.getItem(key) ?? "{}") as { expiresAt: number };
        localStorage.setItem(key, JSON.stringify({ ...entry, expiresAt: 1 }));
      }
    });
    await page.reload();
    await page.getByText("Sign in again to make changes").waitFor();
    expect(await page.getByRole("button", { name: "Add a passkey" }).count()).toBe(0);
    await press(page, "Sign in again");
    await waitForHeading(page, "Welcome back");
    await findField(page, "Email").fill("later@example.com");
    await findField(page, "Password").fill("four words of no sense");
    await press(page, "Sign in");
    await page.waitForURL("**/account#passkeys");
    await page.getByRole("button", { name: "Add a passkey" }).waitFor();
    await close();
  });
});

test("a passkey of another site is not even offered, and one that is forged into the device is refused", async () => {
  const { page, device, session, close } = await openAccount("forged@example.com");
  const answer = await page.request.post(`${site.address}/api/account/passkeys/options`, {
    headers: { authorization: `Bearer ${session.tokens.access_token}` },
  });
  // The contract's reply.
  const options = (await answer.json()) as Parameters<typeof createSoftPasskey>[0];
  const { passkey } = createSoftPasskey(options);
  const privateKey = passkey.key.export({ format: "der", type: "pkcs8" }).toString("base64");
  const credential = {
    credentialId: Buffer.from(passkey.id, "base64url").toString("base64"),
    isResidentCredential: true,
    privateKey,
    userHandle: Buffer.from(passkey.userHandle, "base64url").toString("base64"),
    signCount: 1,
  };
  const forge = (rpId: string) =>
    device.cdp.send("WebAuthn.addCredential", {
      authenticatorId: device.id,
      credential: { ...credential, rpId },
    });
  await forge("other.example");
  await device.touch(false);
  await logOut(page);
  await openForm(page);
  await device.touch(true);
  await findPasskeyButton(page).click();
  await page.getByText("No passkey was used").waitFor();
  await device.cdp.send("WebAuthn.clearCredentials", { authenticatorId: device.id });
  await forge("localhost");
  await findPasskeyButton(page).click();
  await page.getByText("This passkey isn’t in any account here.").waitFor();
  expect(await findAvatar(page).count()).toBe(0);
  await close();
});

test("a visitor loads nothing of passkeys, and nor does the sign-in page before its form", async () => {
  const asked: string[] = [];
  const { page, close } = await open("/pricing", {
    address: site.address,
    viewport: desktop,
    serviceWorkers: "block",
    prepare: async (page) => page.on("request", (request) => asked.push(request.url())),
  });
  await page.waitForFunction(() => sessionStorage.getItem("tassel-journey") !== null);
  await page.locator("header").getByRole("link", { name: "Sign In" }).click();
  await page.waitForURL("**/sign-in");
  await page.getByRole("button", { name: "Create an account" }).waitFor();
  expect(asked.filter((url) => /\/(passkeys-|PasskeyButton)/.test(url))).toEqual([]);
  await press(page, "Sign in");
  await expect.poll(() => asked.some((url) => url.includes("PasskeyButton"))).toBe(true);
  await close();
});

describe("at an IP address", () => {
  test("no passkeys are shown, because browsers have none there", async () => {
    const bare = await openSignInSite();
    const session = await createSession(bare, "bare@example.com");
    const { page, close } = await openSignedIn(bare, session, "/account");
    await waitForHeading(page, "Export");
    expect(await page.getByRole("heading", { name: "Passkeys" }).count()).toBe(0);
    await close();
    await bare.close();
  });
});
