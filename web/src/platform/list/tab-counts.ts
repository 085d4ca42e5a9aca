export interface Counted {
  total: number;
  totalIsExact: boolean;
}

export interface CountWords {
  number: (value: number) => string;
  orMore: (total: string) => string;
}

/** What stands beside a tab's name; nothing before it was counted. */
export function tabCount(counted: Counted | undefined, { number, orMore }: CountWords): { count?: string } {
  if (counted === undefined) return {};
  const total = number(counted.total);
  return { count: counted.totalIsExact ? total : orMore(total) };
}
