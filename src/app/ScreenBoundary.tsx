/** Catches a screen that failed to load or to render, says so, and offers another try; the plan is not touched. */
import { Component, type ReactNode } from "react";
import { ChunkLoadError, type LazyScreen } from "#client/chunks/lazyPart.tsx";
import { Button, ButtonLink } from "#ui/Button.tsx";
import { words } from "./words.ts";

type Props = { screen: LazyScreen; children: ReactNode };
type State = { error: Error | null };

export class ScreenBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentWillUnmount() {
    this.props.screen.forget();
  }

  tryAgain = () => {
    this.props.screen.forget();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const isChunk = error instanceof ChunkLoadError;
    return (
      <section className="mx-auto max-w-2xl px-4 py-16" role="alert">
        <h1 className="font-serif text-3xl">{isChunk ? words.chunkErrorTitle : words.pageErrorTitle}</h1>
        <p className="mt-4">{isChunk ? words.chunkErrorDetail : words.pageErrorDetail}</p>
        <p className="mt-2">{words.chunkErrorCauses}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          {isChunk && <Button onClick={this.tryAgain}>{words.tryAgain}</Button>}
          <Button variant="outline" onClick={() => window.location.reload()}>
            {words.reloadPage}
          </Button>
          <ButtonLink variant="ghost" to="/">
            {words.goHome}
          </ButtonLink>
        </div>
        <details className="mt-6">
          <summary>{words.technicalDetails}</summary>
          <p className="mt-2 break-words">{error.message}</p>
        </details>
      </section>
    );
  }
}
