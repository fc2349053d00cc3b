/** Hides the user menu if its code cannot be loaded; the same links are on the subscription page. */
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
