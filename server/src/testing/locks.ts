/** Whether this run goes without the filters of repositories, to see that row-level security keeps organizations apart alone. */
export const areFiltersOff = (): boolean => 'archwayFilterOff' in globalThis;
