/** The screen for unknown addresses. */
import NotFound from "#components/not-found/NotFound.tsx";

export default function NotFoundScreen() {
  return <NotFound />;
}
