/** The values the server fills into built pages. */
import { describe, expect, test } from "vitest";
import { fillPage } from "./pageFilling.ts";

const identity = {
  kind: "hosted",
  issuer: "https://tenant.example:8443/",
  clientId: "aB3",
  audience: "tassel",
  roleClaims: ["roles"],
  organization: null,
  maxAgeSeconds: null,
} as const;
const identityJson =
  '"identity":{"domain":"tenant.example:8443","issuer":"https://tenant.example:8443/","clientId":"aB3","audience":"tassel","isEmbedded":false}';

const page = `<link href="https://public-url.invalid/a" /><!--payment-connection--><script type="application/json" id="settings">null</script><p>https://public-url.invalid/b</p>`;

describe("a page is filled", () => {
  test.each([
    [
      "with the address, and that no mail is sent",
      {
        publicUrl: "https://tassel.example",
        analyticsTagId: null,
        isMeasuringVisits: true,
        isOpenToAssistants: true,
        payments: null,
        routingUrl: null,
        smtp: null,
        model: null,
        operatorName: null,
        contactEmail: null,
        identity,
      },
      `<link href="https://tassel.example/a" /><script type="application/json" id="settings">{"analyticsTagId":null,"hasRouting":false,"keepsMail":true,${identityJson}}</script><p>https://tassel.example/b</p>`,
    ],
    [
      "with the tag and the payment provider's connection",
      {
        publicUrl: "https://tassel.example",
        analyticsTagId: "G-ABCD",
        isMeasuringVisits: true,
        isOpenToAssistants: true,
        payments: { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: null },
        routingUrl: "http://127.0.0.1:5000",
        smtp: { url: "smtps://name:secret@mail.example", from: "plan@tassel.example" },
        model: {
          baseUrl: "https://secret.example/v1",
          model: "secret",
          apiKey: "secret",
          providerName: "Example Models",
          minimumAge: 16,
          allowsVisitors: true,
          dailyTokensAccount: 1,
          dailyTokensFamily: 1,
          dailyTokensNetwork: 200_000,
          dailyTokens: 1,
        },
        operatorName: null,
        contactEmail: null,
        identity,
      },
      `<link href="https://tassel.example/a" /><link rel="preconnect" href="https://js.stripe.com" crossorigin /><script type="application/json" id="settings">{"analyticsTagId":"G-ABCD","hasRouting":true,"model":{"providerName":"Example Models","minimumAge":16,"allowsVisitors":true},${identityJson}}</script><p>https://tassel.example/b</p>`,
    ],
    [
      "and no setting ends the element or is read as a pattern",
      {
        publicUrl: "https://tassel.example",
        analyticsTagId: "</script>$&",
        isMeasuringVisits: true,
        isOpenToAssistants: true,
        payments: null,
        routingUrl: null,
        smtp: { url: "smtps://mail.example", from: "plan@tassel.example" },
        model: null,
        operatorName: null,
        contactEmail: null,
        identity,
      },
      `<link href="https://tassel.example/a" /><script type="application/json" id="settings">{"analyticsTagId":"\\u003c/script>$&","hasRouting":false,${identityJson}}</script><p>https://tassel.example/b</p>`,
    ],
    [
      "with a word that visits are not measured, where the operator turned that off",
      {
        publicUrl: "https://tassel.example",
        analyticsTagId: null,
        isMeasuringVisits: false,
        isOpenToAssistants: true,
        payments: null,
        routingUrl: null,
        smtp: { url: "smtps://mail.example", from: "plan@tassel.example" },
        model: null,
        operatorName: null,
        contactEmail: null,
        identity,
      },
      `<link href="https://tassel.example/a" /><script type="application/json" id="settings">{"analyticsTagId":null,"hasRouting":false,"skipsVitals":true,${identityJson}}</script><p>https://tassel.example/b</p>`,
    ],
    [
      "with who can help while no mail is sent",
      {
        publicUrl: "https://tassel.example",
        analyticsTagId: null,
        isMeasuringVisits: true,
        payments: null,
        routingUrl: null,
        smtp: null,
        model: null,
        operatorName: null,
        contactEmail: "help@tassel.example",
        identity,
      },
      `<link href="https://tassel.example/a" /><script type="application/json" id="settings">{"analyticsTagId":null,"hasRouting":false,"keepsMail":true,"helper":"help@tassel.example",${identityJson}}</script><p>https://tassel.example/b</p>`,
    ],
  ])("%s", (_name, settings, expected) => {
    expect(fillPage(page, settings)).toBe(expected);
  });

  test("a page without slots stays as it is", () => {
    const settings = {
      publicUrl: "https://tassel.example",
      analyticsTagId: null,
      isMeasuringVisits: true,
      isOpenToAssistants: true,
      payments: { secretKey: "sk_test_1", webhookSecret: "whsec_1", apiUrl: null },
      routingUrl: null,
      smtp: null,
      model: null,
      operatorName: null,
      contactEmail: null,
      identity,
    };
    expect(fillPage("<p>nothing to fill</p>", settings)).toBe("<p>nothing to fill</p>");
  });
});
