/** A document from its objects, with a table of where they are. */
export function pdfOf(objects: readonly string[], trailer = '/Root 1 0 R'): Buffer {
  let made = '%PDF-1.7\n';
  const places = objects.map((object, i) => {
    const place = made.length;
    made += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = made.length;
  made += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  made += `trailer\n<< /Size ${objects.length + 1} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(made, 'latin1');
}

export const pdfStream = (dict: string, body: string): string =>
  `<< ${dict} /Length ${body.length} >>\nstream\n${body}\nendstream`;

/** One page with a line on it, and whatever is added to catalog, page and objects from the fifth on. */
export function onePage({
  catalog = '',
  page = '',
  resources = '',
  more = [],
}: { catalog?: string; page?: string; resources?: string; more?: readonly string[] } = {}): Buffer {
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Contents 4 0 R /Resources << ${resources} >> ${page} >>`,
    pdfStream('', '0 0 m 100 50 l S'),
    ...more,
  ]);
}
