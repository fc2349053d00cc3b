/** Draws what follows in our typefaces, where a narrow page opened without them because they came too late (decision 75). */

export function showLateFonts({ styleSheets }: Document): void {
  for (const sheet of styleSheets) {
    for (const rule of sheet.cssRules) {
      // Those for wide pages take a font whenever it comes.
      if (rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule) {
        rule.media.mediaText = "all";
      }
    }
  }
}
