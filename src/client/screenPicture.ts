/** The HTML of a picture of one of the product's screens: in the page on a first visit, fetched after a navigation inside the app. */
import { useContext, useEffect, useState } from "react";
import { picturesDataName, type ScreenPictureName } from "#site/screenPictures.ts";
import { call } from "./http/api.ts";
import { PageDataContext } from "./pageData.tsx";

/** Marks the element whose content is the picture. */
export const pictureAttribute = "data-picture";

/** Null until it has been fetched, and where that fails. */
export function useScreenPicture(name: ScreenPictureName): string | null {
  const data = useContext(PageDataContext);
  const [html, setHtml] = useState(() =>
    typeof document === "undefined" ? pick(data?.value, name) : findDrawn(name),
  );
  useEffect(() => {
    if (html !== null) return undefined;
    const controller = new AbortController();
    call("pageData", { page: picturesDataName }, { signal: controller.signal }).then(
      (pictures) => setHtml(pick({ pictures }, name)),
      // The words beside the picture say the same.
      () => undefined,
    );
    return () => controller.abort();
  }, [html, name]);
  return html;
}

/** The page does not carry its pictures a second time as data: they are read where they stand. */
function findDrawn(name: ScreenPictureName): string | null {
  return document.querySelector(`[${pictureAttribute}="${name}"]`)?.innerHTML ?? null;
}

function pick(value: unknown, name: ScreenPictureName): string | null {
  const pictures = typeof value === "object" && value !== null ? Reflect.get(value, "pictures") : null;
  const html = typeof pictures === "object" && pictures !== null ? Reflect.get(pictures, name) : null;
  return typeof html === "string" ? html : null;
}
