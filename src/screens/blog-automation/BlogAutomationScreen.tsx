/** /blog-automation: the posts, the editorial calendar, and new drafts, each at an address of its own. */
import { AdminGate } from "#components/admin/AdminGate.tsx";
import { ViewLinks } from "#components/admin/ViewLinks.tsx";
import { useLocation } from "#ui/router.tsx";
import { CalendarView } from "./CalendarView.tsx";
import { PostView } from "./editor/PostView.tsx";
import { NewPost } from "./NewPost.tsx";
import { PostList } from "./PostList.tsx";
import { postViews, readPostView, viewAddress } from "./views.ts";
import { words } from "./words.ts";

export default function BlogAutomationScreen() {
  return (
    <div className="page pt-8 pb-24 sm:pt-14">
      <h1 className="text-[2.6rem] sm:text-6xl">{words.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft sm:text-xl">{words.lead}</p>
      <div className="mt-8">
        <AdminGate>{() => <Views />}</AdminGate>
      </div>
    </div>
  );
}

function Views() {
  const { search } = useLocation();
  const shown = readPostView(search);
  const postId = new URLSearchParams(search).get("post");
  return (
    <>
      <ViewLinks
        label={words.views}
        links={postViews.map((view) => ({ view, to: viewAddress(view), label: words.view[view] }))}
        shown={shown}
      />
      <div className="mt-8">
        {shown === "posts" && postId === null && <PostList />}
        {shown === "posts" && postId !== null && <PostView key={postId} postId={postId} />}
        {shown === "calendar" && <CalendarView />}
        {shown === "new" && <NewPost />}
      </div>
    </>
  );
}
