/** A first guess at what people call the device they hold, for naming its passkey. They can change it. */

/** By the browser's own description; "My device" if it says nothing known. */
export function guessDeviceName(userAgent: string): string {
  const names: readonly (readonly [RegExp, string])[] = [
    [/iPhone/, "My iPhone"],
    [/iPad/, "My iPad"],
    [/Android.*Mobile/, "My Android phone"],
    [/Android/, "My Android tablet"],
    [/CrOS/, "My Chromebook"],
    [/Macintosh/, "My Mac"],
    [/Windows/, "My Windows computer"],
    [/Linux/, "My Linux computer"],
  ];
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "My device";
}
