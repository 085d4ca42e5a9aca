/** Whether this is the name of a time zone, as `Europe/Berlin` is. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Newer than the type library: the zones of a region, the most used one first. */
interface WithTimeZones {
  getTimeZones?: () => string[] | undefined;
  timeZones?: string[];
}

/** The time zone for somebody in this country: their own if it is one of the country's, else the country's first. */
export function timeZoneFor(country: string, own: string): string {
  if (country === '') return own;
  const region = new Intl.Locale('und', { region: country }) as Intl.Locale & WithTimeZones;
  const zones = region.getTimeZones?.() ?? region.timeZones ?? [];
  return zones.includes(own) ? own : (zones[0] ?? own);
}
