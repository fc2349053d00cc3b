/** The rows of the access table for what administrators alone may call. */
import type { EndpointId } from "#contract/endpoints.ts";

const emptyPost = {
  title: "",
  excerpt: "",
  answer: "",
  category: "Paying",
  tags: [],
  period: null,
  tools: [],
  related: [],
  body: "",
};

type Asked = { params?: Record<string, string>; query?: string; body?: unknown };

/** `make` is the row of an endpoint for administrators alone; `postId` is that of no post. */
export function listAdminRows<Row>(make: (status: number, asked?: Asked) => Row, postId: string) {
  const onePost = { postId };
  return {
    adminAudit: make(200),
    siteReport: make(200),
    adminSeo: make(200),
    adminSeoPage: make(200, { query: "?path=/pricing" }),
    adminSeoImport: make(422, { body: { csv: "no table" } }),
    adminAuditCheck: make(200),
    adminCalendar: make(200),
    adminDraftChoices: make(200),
    adminDraft: make(404, { query: "?kind=explainer&about=net+price" }),
    adminPosts: make(200),
    adminPost: make(404, { params: onePost }),
    adminPostVersion: make(404, { params: { ...onePost, version: "1" } }),
    adminCheckPost: make(200, { body: { slug: "a-post", fields: emptyPost } }),
    adminSavePost: make(400, { params: onePost, body: { base: 0, slug: "../x", fields: emptyPost } }),
    adminApprovePost: make(404, { params: onePost, body: { version: 1, zone: "UTC", when: null } }),
    adminWithdrawPost: make(404, { params: onePost, body: { version: 1 } }),
    adminUnpublishPost: make(404, { params: onePost, body: { version: 1 } }),
    adminDiscardPost: make(404, { params: onePost, body: { version: 1, isDiscarded: true } }),
    adminExportPost: make(404, { params: onePost }),
  } satisfies Partial<Record<EndpointId, Row>>;
}
