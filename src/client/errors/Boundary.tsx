/** An error boundary: shows a fallback, or passes errors it does not handle to the boundary above. */
import { Component, type ReactNode } from "react";

type Props = {
  /** Named in the error report. */
  name: string;
  /** Which errors this boundary handles; all by default. */
  handles?: (error: unknown) => boolean;
  renderFallback: (error: unknown, clear: () => void) => ReactNode;
  /** A change of this value clears the error, such as a new path. */
  resetKey?: string;
  children: ReactNode;
};

type State = { caught: { error: unknown } | null; resetKey: string | undefined };

export class Boundary extends Component<Props, State> {
  override state: State = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { caught: null, resetKey: props.resetKey };
  }

  clear = () => this.setState({ caught: null });

  override render() {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (this.props.handles?.(caught.error) === false) throw caught.error;
    return this.props.renderFallback(caught.error, this.clear);
  }
}
