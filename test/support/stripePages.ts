/** The fake payment provider's two pages: where people pay, and where they change and cancel. */

const renderPage = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,"></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const renderButton = (action: string, label: string) =>
  `<form method="post" action="${action}"><button type="submit">${label}</button></form>`;

export function renderPayPage(sessionId: string, cancelUrl: string): string {
  return renderPage(
    "Pay for Tassel Family",
    `${renderButton(`/pay/${sessionId}`, "Pay")}<a href="${cancelUrl}">Back</a>`,
  );
}

export function renderPortalPage(portalId: string, returnUrl: string): string {
  const change = renderButton(`/portal/${portalId}/year`, "Pay by the year");
  const cancel = renderButton(`/portal/${portalId}/cancel`, "Cancel the plan");
  return renderPage("Your plan", `${change}${cancel}<a href="${returnUrl}">Return to Tassel</a>`);
}
