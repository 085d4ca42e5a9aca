import { deflateSync } from 'node:zlib';
import { onePage, pdfOf, pdfStream } from '../../testing/pdf.ts';
import type { SmallUploadKind } from '@archway/rules/uploads';

/** Stands wherever a script or a secret would; nothing that is served may contain it. */
export const MARKER = 'MARKER-7f3ab2';

export interface HostileFile {
  what: string;
  kind: SmallUploadKind;
  /** What it is called when it is sent. */
  name: string;
  bytes: Buffer;
  /** `either` where it depends on how strict the reader is; a result must be harmless in any case. */
  outcome: 'refused' | 'cleaned' | 'either';
}

const SCRIPT = `<< /S /JavaScript /JS (app.alert("${MARKER}")) >>`;

const license = (what: string, bytes: Buffer, outcome: HostileFile['outcome'] = 'cleaned'): HostileFile => ({
  what,
  kind: 'license',
  name: 'license.pdf',
  bytes,
  outcome,
});

const manyPages = (count: number): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, i) => `${i + 3} 0 R`).join(' ')}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>'),
  ]);

/** Licenses with more in them than pages. */
export const HOSTILE_PDFS: readonly HostileFile[] = [
  license('a script when it opens', onePage({ catalog: `/OpenAction ${SCRIPT}` })),
  license(
    'a script among its names',
    onePage({ catalog: `/Names << /JavaScript << /Names [(a) ${SCRIPT}] >> >>` }),
  ),
  license('a script when the page opens', onePage({ page: `/AA << /O ${SCRIPT} >>` })),
  license('a program to start', onePage({ catalog: `/OpenAction << /S /Launch /F (${MARKER}.exe) >>` })),
  license(
    'a file inside',
    onePage({
      catalog: '/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >> /AF [5 0 R]',
      more: [
        `<< /Type /Filespec /F (${MARKER}) /EF << /F 6 0 R >> >>`,
        pdfStream('/Type /EmbeddedFile', MARKER),
      ],
    }),
  ),
  license(
    'a link',
    onePage({
      page: `/Annots [<< /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (http://${MARKER}) >> >>]`,
    }),
  ),
  license(
    'a form',
    onePage({
      catalog: `/AcroForm << /Fields [5 0 R] /XFA (${MARKER}) >>`,
      more: [`<< /FT /Tx /T (${MARKER}) /AA << /K ${SCRIPT} >> >>`],
    }),
  ),
  license('metadata', onePage({ catalog: '/Metadata 5 0 R', more: [pdfStream('/Type /Metadata', MARKER)] })),
  license(
    'a stream that is a file elsewhere',
    onePage({
      resources: '/XObject << /A 5 0 R >>',
      more: [pdfStream(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] /F (${MARKER})`, '')],
    }),
  ),
  license(
    'a drawing with an action',
    onePage({
      resources: '/XObject << /A 5 0 R >>',
      more: [
        pdfStream(
          `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /AA << /O ${SCRIPT} >> /PieceInfo (${MARKER})`,
          '',
        ),
      ],
    }),
  ),
  license(
    'a drawing of another document',
    onePage({
      resources: '/XObject << /A 5 0 R >>',
      more: [
        pdfStream(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (${MARKER}) /Page 0 >>`, ''),
      ],
    }),
  ),
  license(
    'a drawing in itself',
    onePage({
      resources: '/XObject << /A 5 0 R >>',
      more: [
        pdfStream(
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /A 5 0 R >> >>',
          '/A Do',
        ),
      ],
    }),
  ),
  license('a page behind its end', Buffer.concat([onePage(), Buffer.from(`<script>${MARKER}</script>`)])),
  license(
    'another document behind it',
    Buffer.concat([onePage(), onePage({ catalog: `/OpenAction ${SCRIPT}` })]),
  ),
  license(
    'a page before its beginning',
    Buffer.concat([Buffer.from(`<script>${MARKER}</script>`), onePage()]),
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
  license('random bytes', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50_000, 0xa5)]), 'refused'),
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
        pdfStream(
          '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
          deflateSync(Buffer.alloc(1_000_000_000, 32)).toString('latin1'),
        ),
      ],
    }),
    'either',
  ),
  license('too many pages', manyPages(60), 'refused'),
];
