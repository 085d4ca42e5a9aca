/** As a label: words of the chart begin small, because they also stand within sentences. */
export const capitalized = (text: string): string => {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase() + rest.join('');
};
