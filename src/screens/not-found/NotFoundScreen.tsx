/** What stands at an address that no page has. */
import { NotFound } from "#components/not-found/NotFound.tsx";

export default function NotFoundScreen() {
  return <NotFound />;
}
