import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { HostileFile } from './hostile-files.fixtures.ts';

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

const stream = (dict: string, body: string): string =>
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
    stream('', '0 0 m 100 50 l S'),
    ...more,
  ]);
}

/** Licenses with more in them than pages. */
export async function hostilePdfs(marker: string): Promise<HostileFile[]> {
  const script = `<< /S /JavaScript /JS (app.alert("${marker}")) >>`;
  const license = (
    what: string,
    bytes: Buffer,
    outcome: HostileFile['outcome'] = 'cleaned',
  ): HostileFile => ({
    what,
    kind: 'license',
    name: 'license.pdf',
    bytes,
    outcome,
  });
  return [
    license('a script when it opens', onePage({ catalog: `/OpenAction ${script}` })),
    license(
      'a script among its names',
      onePage({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` }),
    ),
    license('a script when the page opens', onePage({ page: `/AA << /O ${script} >>` })),
    license('a program to start', onePage({ catalog: `/OpenAction << /S /Launch /F (${marker}.exe) >>` })),
    license(
      'a file inside',
      onePage({
        catalog: '/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >> /AF [5 0 R]',
        more: [
          `<< /Type /Filespec /F (${marker}) /EF << /F 6 0 R >> >>`,
          stream('/Type /EmbeddedFile', marker),
        ],
      }),
    ),
    license(
      'a link',
      onePage({
        page: `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://${marker}) >> >>]`,
      }),
    ),
    license(
      'a form',
      onePage({
        catalog: `/AcroForm << /Fields [5 0 R] /XFA (${marker}) >>`,
        more: [`<< /FT /Tx /T (${marker}) /AA << /K ${script} >> >>`],
      }),
    ),
    license('metadata', onePage({ catalog: '/Metadata 5 0 R', more: [stream('/Type /Metadata', marker)] })),
    license(
      'a stream that is a file elsewhere',
      onePage({
        resources: '/XObject << /A 5 0 R >>',
        more: [stream(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] /F (${marker})`, '')],
      }),
    ),
    license(
      'a drawing with an action',
      onePage({
        resources: '/XObject << /A 5 0 R >>',
        more: [
          stream(
            `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /AA << /O ${script} >> /PieceInfo (${marker})`,
            '',
          ),
        ],
      }),
    ),
    license(
      'a drawing of another document',
      onePage({
        resources: '/XObject << /A 5 0 R >>',
        more: [stream(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (${marker}) /Page 0 >>`, '')],
      }),
    ),
    license(
      'a drawing in itself',
      onePage({
        resources: '/XObject << /A 5 0 R >>',
        more: [
          stream(
            '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A 5 0 R >> >>',
            '/A Do',
          ),
        ],
      }),
    ),
    license('a page behind its end', Buffer.concat([onePage(), Buffer.from(`<script>${marker}</script>`)])),
    license(
      'another document behind it',
      Buffer.concat([onePage(), onePage({ catalog: `/OpenAction ${script}` })]),
    ),
    license(
      'a page before its beginning',
      Buffer.concat([Buffer.from(`<script>${marker}</script>`), onePage()]),
      'refused',
    ),
    license(
      'encrypted',
      pdfOf(
        [
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
          `<< /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> /P -4 >>`,
        ],
        '/Root 1 0 R /Encrypt 4 0 R /ID [<00><00>]',
      ),
      'refused',
    ),
    license(
      'a table that leads back to itself',
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>'], '/Root 1 0 R /Prev 9'),
      'refused',
    ),
    license(
      'pages that contain themselves',
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
      'refused',
    ),
    license('a value that is itself', onePage({ resources: '/Font 5 0 R', more: ['5 0 R'] }), 'either'),
    license(
      'as deep as a well',
      onePage({ resources: `/ExtGState << /A ${'<< /A '.repeat(5_000)}1${' >>'.repeat(5_000)} >>` }),
      'refused',
    ),
    license(
      'no pages',
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
      'refused',
    ),
    license('nothing but a beginning', Buffer.from('%PDF-1.7\n'), 'refused'),
    license(
      'random bytes',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, 0xa5)]),
      'refused',
    ),
    license('cut off in the middle', onePage().subarray(0, 250), 'either'),
    license('100,000 objects', onePage({ more: Array.from({ length: 100_000 }, () => '0') }), 'either'),
    license(
      '100,000 objects in use',
      onePage({
        resources: `/Font << ${Array.from({ length: 60_000 }, (_, i) => `/F${i} ${i + 5} 0 R`).join(' ')} >>`,
        more: Array.from({ length: 60_000 }, () => '<<>>'),
      }),
      'refused',
    ),
    license(
      'objects packed into gigabytes',
      onePage({
        more: [
          stream(
            '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
            deflateSync(Buffer.alloc(1_000_000_000, 32)).toString('latin1'),
          ),
        ],
      }),
      'either',
    ),
    license('too many pages', Buffer.from(await manyPages(60)), 'refused'),
  ];
}

async function manyPages(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let i = 0; i < count; i += 1) document.addPage([100, 100]);
  return document.save();
}
