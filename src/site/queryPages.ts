/** Which names in a query make a page of their own: a change of one is a page change, any other a choice on the page. */

/** A student, an essay, a plan, a trip, a post: what the page is about. A filter, a search or a view is not. */
const queryPages: Readonly<Record<string, readonly string[]>> = {
  "/essays": ["essay"],
  "/family": ["student", "plan", "essay"],
  "/sharing": ["plan"],
  "/plan-history": ["plan"],
  "/my-plan": ["own"],
  "/college-visit-planner": ["trip"],
  "/trip-results": ["trip"],
  "/blog-automation": ["post"],
};

/** What the query says the page is about, such as "essay=e1"; empty where the page is its path alone. */
export function getQueryPage({ pathname, search }: { pathname: string; search: string }): string {
  const names = queryPages[pathname];
  if (names === undefined || search === "") return "";
  const query = new URLSearchParams(search);
  return names.flatMap((name) => query.getAll(name).map((value) => `${name}=${value}`)).join("&");
}
