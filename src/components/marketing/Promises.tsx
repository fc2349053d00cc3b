/** What Tassel promises, each with a link to the tool that keeps it. */
import { joinClasses } from "#ui/joinClasses.ts";
import { TextLink } from "./TextLink.tsx";
import { words } from "./words.ts";

export function Promises(props: { isOnDeep?: boolean; className?: string }) {
  return (
    <ul className={joinClasses("flex flex-wrap gap-x-8 gap-y-1", props.className)}>
      {words.promises.map((link) => (
        <li key={link.to}>
          <TextLink link={link} isOnDeep={props.isOnDeep === true} />
        </li>
      ))}
    </ul>
  );
}
