/** Where the user's menu cannot be loaded, the bar goes on without it: its links stand on the subscription page too. */
import { Component, type ReactNode } from "react";
import { subscriptionLink } from "#site/navigation.ts";
import { Link } from "#ui/router.tsx";

export class UserMenuBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Link to={subscriptionLink.to} className="flex min-h-11 items-center rounded-xl px-3 font-medium">
        {subscriptionLink.label}
      </Link>
    );
  }
}
