/** The fallback screen when the app cannot start, built without React. public/rescue.js does the same when the bundle itself fails to load. */
import { describePlanSafety } from "#components/keeping/safetyWords.ts";
import { getButtonClasses } from "#ui/Button.tsx";
import { words } from "./words.ts";

/** Replaces everything inside `root`. */
export function showFatalScreen(root: HTMLElement, reload: () => void): void {
  const title = createElement("h1", "text-3xl outline-none", words.fatal.title);
  title.tabIndex = -1;
  const alert = createElement("div", "");
  alert.setAttribute("role", "alert");
  alert.append(
    createElement("p", "mt-3", words.fatal.detail),
    createElement("p", "mt-3 font-semibold", describePlanSafety()),
  );
  const refresh = createElement("button", getButtonClasses("default", "default"), words.fatal.refresh);
  refresh.setAttribute("type", "button");
  refresh.addEventListener("click", reload);
  const home = createElement("a", getButtonClasses("light", "default"), words.fatal.goHome);
  home.setAttribute("href", "/");
  const actions = createElement("div", "mt-6 flex flex-wrap gap-3");
  actions.append(refresh, home);
  const card = createElement("div", "mx-auto max-w-xl rounded-3xl border border-line bg-card p-6 sm:p-10");
  card.append(title, alert, actions);
  const main = createElement("main", "page py-12 sm:py-20");
  main.append(card);
  root.replaceChildren(main);
  title.focus();
}

function createElement(name: string, className: string, text = ""): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
