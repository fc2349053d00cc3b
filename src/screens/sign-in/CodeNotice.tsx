/** What became of the request for a code: on its way, sent again, or not sent, with the time of the next one. */
import { formatTime } from "#lib/format.ts";
import { useMailWords } from "./useMailWords.ts";

export function CodeNotice(props: {
  /** Where the code goes, while one is on its way. */
  text: string;
  /** The code itself, where it may be shown. */
  shownCode: string | null;
  /** Null unless none was sent. */
  nextCodeAt: string | null;
  /** Whether this is not the first one. */
  isAgain: boolean;
}) {
  const words = useMailWords();
  const isSentAgain = props.isAgain && props.nextCodeAt === null;
  return (
    <>
      {props.nextCodeAt === null && props.shownCode === null && (
        <p className="mb-5 break-words">{props.text}</p>
      )}
      <div role="status">
        {props.shownCode !== null && (
          <>
            <p className="figures font-serif text-2xl">{words.shownCode(props.shownCode)}</p>
            <p className="mb-5">{words.shownCodeWhy}</p>
          </>
        )}
        {isSentAgain && <p className="mb-5 font-medium text-accent-text">{words.newCodeSent}</p>}
        {props.nextCodeAt !== null && (
          <>
            <p className="mb-3 font-medium">{words.noneSent(formatTime(props.nextCodeAt))}</p>
            <p className="mb-5">{words.ownMail}</p>
          </>
        )}
      </div>
    </>
  );
}
