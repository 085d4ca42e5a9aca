/** What is said of a browser or a system that nobody knows. */
const UNKNOWN = 'other';

const BROWSERS = [
  ['Edge', /Edg\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const;

/** What a browser calls itself, with its version, by the `User-Agent` header. */
export function browserName(userAgent: string): string {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return `${name} ${version}`;
  }
  return UNKNOWN;
}

const SYSTEMS = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['ChromeOS', /CrOS/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

export function operatingSystem(userAgent: string): string {
  return SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? UNKNOWN;
}

/** The names that are known of a browser and its system; none of one that says nothing about itself. */
export function knownNames(userAgent: string): readonly string[] {
  return [browserName(userAgent), operatingSystem(userAgent)].filter((name) => name !== UNKNOWN);
}

export function isPhone(userAgent: string): boolean {
  return /Mobi|Android|iPhone|iPod/.test(userAgent);
}
