/** The two pages of the payment provider's stand-in: where people pay, and where they change and cancel. */

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const button = (action: string, label: string) =>
  `<form method="post" action="${action}"><button type="submit">${label}</button></form>`;

export function payPage(sessionId: string, cancelUrl: string): string {
  return page(
    "Pay for Tassel Family",
    `${button(`/pay/${sessionId}`, "Pay")}<a href="${cancelUrl}">Back</a>`,
  );
}

export function portalPage(portalId: string, returnUrl: string): string {
  const change = button(`/portal/${portalId}/year`, "Pay by the year");
  const cancel = button(`/portal/${portalId}/cancel`, "Cancel the plan");
  return page("Your plan", `${change}${cancel}<a href="${returnUrl}">Return to Tassel</a>`);
}
