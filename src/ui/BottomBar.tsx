/**
 * The layer at the bottom of the window. A bar stays there while its part of the page is read, or while something is wrong;
 * bars stand on each other, messages and the button back to the top above them, and what gets the focus is scrolled clear
 * of all of it. Nothing else is fixed to the bottom, and none of it is printed.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { joinClasses } from "./joinClasses.ts";

/** "notice" is below all others; a page has one tray at most. */
type Place = "notice" | "tray";

const heights: Record<Place, number> = { notice: 0, tray: 0 };

export function BottomBar(props: {
  place: Place;
  /** Names it as a region of the page. */
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const { place, label, className } = props;
  const frame = useRef<HTMLElement>(null);
  const Frame = label === undefined ? "div" : "section";
  useEffect(() => {
    const bar = frame.current;
    if (bar === null) return undefined;
    const observer = new ResizeObserver(() => tell(place, bar.offsetHeight));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      tell(place, 0);
    };
  }, [place]);
  return (
    <Frame
      // One ref for both kinds of element.
      ref={(element: HTMLElement | null) => {
        frame.current = element;
      }}
      aria-label={label}
      className={joinClasses(
        "no-print sticky",
        place === "notice" ? "bottom-0 z-40" : "bottom-(--notice-bar,0px) z-10",
        className,
      )}
    >
      {props.children}
    </Frame>
  );
}

/** The heights as the style sheet reads them: `--notice-bar` and, with what stands on it, `--bottom-bars`. */
function tell(place: Place, height: number): void {
  heights[place] = height;
  const { style } = document.documentElement;
  const all = heights.notice + heights.tray;
  style.setProperty("--notice-bar", `${heights.notice}px`);
  style.setProperty("--bottom-bars", `${all}px`);
  style.scrollPaddingBottom = all === 0 ? "" : `${all + 8}px`;
}
