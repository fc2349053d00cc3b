/** One of the product's own screens as a picture: drawn at build, without a script, and nothing in it can be pressed. */
import { pictureAttribute, useScreenPicture } from "#client/screenPicture.ts";
import type { ScreenPictureName } from "#site/screenPictures.ts";
import { joinClasses } from "#ui/joinClasses.ts";

export function ScreenPicture(props: {
  name: ScreenPictureName;
  /** What it shows, for whoever does not see it, and where it could not be fetched. */
  text: string;
  /** As large as life and to its end; otherwise smaller, and cut off at the height of `className`. */
  isWhole?: boolean;
  className?: string;
}) {
  const { name, text } = props;
  const html = useScreenPicture(name);
  return (
    <figure
      className={joinClasses(
        "overflow-hidden rounded-2xl border border-line bg-card",
        props.isWhole !== true && "screen-picture",
        props.className,
      )}
    >
      {html === null ? (
        <p className="p-5 text-ink-soft">{text}</p>
      ) : (
        <>
          <figcaption className="sr-only">{text}</figcaption>
          <div
            {...{ [pictureAttribute]: name }}
            inert
            aria-hidden="true"
            className={props.isWhole === true ? "p-4 sm:p-6" : "p-4"}
            // Drawn by our own build from our own components.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </>
      )}
    </figure>
  );
}
