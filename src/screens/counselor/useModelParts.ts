/** What the page adds where this installation has a language model; elsewhere none of it is loaded. */
import { type FunctionComponent, useEffect, useState } from "react";
import { type ModelOffer, readModelSettings } from "#client/counselor/readModelSettings.ts";
import type { AnnouncementProps, ModelAnswerProps } from "./ModelAnswer.tsx";
import type { ModelChoiceProps, PrivacyProps } from "./ModelChoice.tsx";

export type ModelParts = {
  offer: ModelOffer;
  Choice: FunctionComponent<ModelChoiceProps>;
  Privacy: FunctionComponent<PrivacyProps>;
  Answer: FunctionComponent<ModelAnswerProps>;
  Announcement: FunctionComponent<AnnouncementProps>;
};

/** Null where there is no model, and until its code is there: the counselor answers by rules. */
export function useModelParts(): ModelParts | null {
  const [parts, setParts] = useState<ModelParts | null>(null);
  useEffect(() => {
    const offer = readModelSettings(document);
    if (offer === null) return undefined;
    let isStale = false;
    Promise.all([import("./ModelChoice.tsx"), import("./ModelAnswer.tsx")]).then(
      ([{ Choice, Privacy }, { Answer, Announcement }]) => {
        if (!isStale) setParts({ offer, Choice, Privacy, Answer, Announcement });
      },
      // Answers by rules need none of it.
      () => undefined,
    );
    return () => {
      isStale = true;
    };
  }, []);
  return parts;
}
