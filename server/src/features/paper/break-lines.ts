/** Scripts that are written without spaces: a line may end behind each of their letters. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;
/** What does not begin a line there. */
const CLOSES = /^[、。，．：；？！）」』】〉》”’ー々ゝヽァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ%）\])}]/u;
/** What does not end one. */
const OPENS = /[（「『【〈《“‘([{]$/u;

/** The parts of a text between which a line may end. A space belongs to the word before it. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const letter of text) {
    const last = parts.at(-1);
    if (last === undefined || mayBreak(last, letter)) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts;
}

function mayBreak(before: string, letter: string): boolean {
  if (letter === ' ' || CLOSES.test(letter) || OPENS.test(before)) return false;
  if (before.endsWith(' ')) return true;
  if (UNSPACED.test(letter)) return true;
  const last = before.at(-1) ?? '';
  return UNSPACED.test(last) || ((last === '-' || last === '/') && before.length > 3);
}

/** A text in lines that are no wider than asked. A word that is too long for any line is cut. */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const part of partsOf(paragraph)) {
      if (widthOf((line + part).trimEnd()) <= width) {
        line += part;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      line = '';
      for (const letter of part) {
        if (line !== '' && widthOf(line + letter) > width) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    return [...lines, line.trimEnd()];
  });
}

/** One line that is cut with dots where it is too wide. */
export function cutLine(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
