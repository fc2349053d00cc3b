/** The rows of the access table for what administrators alone may call. */
import { randomUUID } from "node:crypto";
import type { EndpointId } from "#contract/endpoints.ts";

const seenMail = { state: "failed", attempts: 8, resends: 0 };

const runId = "0".repeat(32);
const measured = { group: "store", name: "One write", measure: "median", samples: [1] };

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
  const onePerson = { accountId: "none" };
  return {
    adminAudit: make(200),
    siteReport: make(200),
    adminSeo: make(200),
    adminSeoPage: make(200, { query: "?path=/pricing" }),
    adminSeoImport: make(422, { body: { csv: "no table" } }),
    adminAuditCheck: make(200),
    adminPerformanceRuns: make(200),
    adminSavePerformanceRun: make(200, { body: { runId, device: "Chrome", measurements: [measured] } }),
    adminDeletePerformanceRun: make(404, { params: { runId } }),
    adminTimeStoreWrites: make(200),
    adminEmptyCache: make(204),
    adminFieldVitals: make(200),
    adminMail: make(200),
    adminConfirmDate: make(409, { body: { now: "2019-03-03T08:00:00.000Z" } }),
    adminResendMail: make(404, { params: { mailId: randomUUID() }, body: seenMail }),
    adminPeople: make(200),
    adminFindPerson: make(200, { body: { email: "nobody@example.com" } }),
    adminPerson: make(404, { params: onePerson }),
    adminChangeRole: make(404, { params: onePerson, body: { isAdministrator: true } }),
    adminSignOutPerson: make(404, { params: onePerson }),
    adminLiftLock: make(404, { params: onePerson }),
    adminMailExport: make(404, { params: onePerson }),
    adminPlanErasure: make(404, { params: onePerson }),
    adminCallOffErasure: make(404, { params: onePerson }),
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
