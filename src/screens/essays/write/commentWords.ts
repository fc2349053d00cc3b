/** The text around readers' comments on the page of one essay. */
import { formatInteger } from "#lib/format.ts";

export const commentWords = {
  tab: "Comments",
  tabCount: (count: number) => ` (${formatInteger(count)} open)`,
  loading: "Loading the comments",
  failed: "We couldn’t load the comments",
  kept: "Your essay is safe on this device, and the comments are in your account.",
  back: "All comments",
  signedOutTitle: "Ask someone to read it",
  signedOut:
    "With an account, you can invite a parent, teacher or counselor to read this essay and comment on its sentences. Only you can change the text.",
  signIn: "Sign in or create an account",
  notInAccountTitle: "This essay isn’t in your account yet",
  notInAccount: "Readers will see it once it’s there, which happens automatically while you’re online.",
  invite: "Choose who reads your essays",
  none: "No comments yet.",
  notReady:
    "People you invited to read essays see this one when you set its status to “Ready for a reader.” Until then, it is private.",
  ready: "This essay is ready for a reader. Comments on its sentences appear here.",
  offline: "You are offline. These are the comments we last loaded.",
  resolvedTitle: (count: number) => `Resolved (${formatInteger(count)})`,
};
