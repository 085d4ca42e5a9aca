import { AAC, FRAGMENTED, OPUS, someMp4, someSound, someWebm } from '../../testing/voices.ts';
import { MARKER } from './hostile-pdfs.fixtures.ts';

export interface HostileVoice {
  what: string;
  bytes: Buffer;
  outcome: 'refused' | 'cleaned' | 'either';
}

const PICTURE = ['-f', 'lavfi', '-i', 'testsrc=size=64x64:duration=3'];
const SCRIPT = `<script>alert("${MARKER}")</script>`;

const text = (value: string): Buffer => Buffer.from(value, 'latin1');

/** A voice with some of its bytes turned, always the same ones. */
function turned(bytes: Buffer, seed: number): Buffer {
  const made = Buffer.from(bytes);
  let at = seed * 7_919;
  for (let n = 0; n < 24; n++) {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    const place = 48 + (at % Math.max(1, made.length - 48));
    made[place] = made[place]! ^ (1 << (at % 8));
  }
  return made;
}

const box = (type: string, body: Buffer, size = body.length + 8): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const FTYP = box('ftyp', text('isom\0\0\0\0isommp42'));
const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

/** Boxes within boxes, deeper than any reader should follow. */
function nested(deep: number): Buffer {
  let body: Buffer = Buffer.alloc(0);
  for (let n = 0; n < deep; n++) body = box('moov', body);
  return body;
}

const PRETENDERS: HostileVoice[] = Object.entries({
  'one byte': text('x'),
  'a page': text(`<!doctype html>${SCRIPT}`),
  'a drawing': text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  'a picture': Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    Buffer.alloc(64),
  ]),
  'a document': text('%PDF-1.7\n1 0 obj<<>>endobj'),
  'an archive': text('PK\u0003\u0004'),
  'a program': text('\u007fELF'),
  'a program for Windows': text('MZ\u0090'),
  'a list of songs on this machine': text('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n'),
  'a list of songs elsewhere': text('#EXTM3U\n#EXTINF:10,\nhttp://127.0.0.1/secret\n'),
  'a list of pieces': text('ffconcat version 1.0\nfile /etc/passwd\n'),
  'a description of a broadcast': text('v=0\no=- 0 0 IN IP4 127.0.0.1\nm=audio 5004 RTP/AVP 0\n'),
  'a film in parts': text('<?xml version="1.0"?><MPD><BaseURL>file:///etc/passwd</BaseURL></MPD>'),
  'subtitles that ask for a file': text('RIFF\0\0\0\0AVI LIST\0\0\0\0GAB2\0#EXTM3U\nfile:///etc/passwd'),
  'nothing but a beginning, Matroska': EBML,
  'nothing but a beginning, MP4': FTYP,
  'a beginning and five megabytes of nothing, Matroska': Buffer.concat([
    EBML,
    Buffer.alloc(5 * 1_024 * 1_024),
  ]),
  'a beginning and five megabytes of nothing, MP4': Buffer.concat([FTYP, Buffer.alloc(5 * 1_024 * 1_024)]),
  'a box larger than the file': Buffer.concat([FTYP, box('moov', Buffer.alloc(16), 0xffff_fff0)]),
  'a box of no size': Buffer.concat([FTYP, box('moov', Buffer.alloc(16), 0)]),
  'boxes within boxes': Buffer.concat([FTYP, nested(10_000)]),
  'an element of unknown size': Buffer.concat([EBML, Buffer.alloc(64, 0xff)]),
}).map(([what, bytes]) => ({ what, bytes, outcome: 'refused' }));

/** What is in the right box, and must not come along or not be read. */
const stowaways = (): HostileVoice[] => [
  {
    what: 'a script in its title',
    bytes: someSound([...OPUS, '-metadata', `title=${SCRIPT}`]),
    outcome: 'cleaned',
  },
  {
    what: 'a script in its comment',
    bytes: someSound([...AAC, '-metadata', `comment=${SCRIPT}`], { format: 'mp4' }),
    outcome: 'cleaned',
  },
  { what: 'something behind its end', bytes: Buffer.concat([someWebm(), text(SCRIPT)]), outcome: 'either' },
  {
    what: 'something behind its end, MP4',
    bytes: Buffer.concat([someMp4(), box('free', text(SCRIPT))]),
    outcome: 'either',
  },
  {
    what: 'a film with sound',
    bytes: someSound([...PICTURE, ...OPUS, '-c:v', 'libvpx', '-map', '0:a', '-map', '1:v']),
    outcome: 'either',
  },
  {
    what: 'a film without sound',
    bytes: someSound([...PICTURE, '-map', '1:v', '-c:v', 'libvpx']),
    outcome: 'refused',
  },
];

/** Codes that no browser records in, and more than anybody says. */
const otherCodes = (): HostileVoice[] => [
  { what: 'another code, Vorbis', bytes: someSound(['-c:a', 'libvorbis']), outcome: 'refused' },
  {
    what: 'another code, MP3',
    bytes: someSound(['-c:a', 'libmp3lame', ...FRAGMENTED], { format: 'mp4' }),
    outcome: 'refused',
  },
  {
    what: 'another code, AC-3',
    bytes: someSound(['-c:a', 'ac3', ...FRAGMENTED], { format: 'mp4' }),
    outcome: 'refused',
  },
  {
    what: 'another code, lossless',
    bytes: someSound(['-c:a', 'flac'], { format: 'matroska' }),
    outcome: 'refused',
  },
  {
    what: 'eight voices at once',
    bytes: someSound([...OPUS, '-ac', '8', '-mapping_family', '255']),
    outcome: 'either',
  },
  {
    what: 'more than three minutes',
    bytes: someSound([...OPUS, '-b:a', '12k'], { seconds: 200 }),
    outcome: 'refused',
  },
  {
    what: 'ten minutes in little',
    bytes: someSound([...OPUS, '-b:a', '6k'], { seconds: 600 }),
    outcome: 'refused',
  },
  {
    what: 'sound of another kind of box',
    bytes: someSound(['-c:a', 'pcm_s16le'], { format: 'wav' }),
    outcome: 'refused',
  },
];

const cuts = (bytes: Buffer): number[] => [
  6,
  40,
  120,
  400,
  Math.floor(bytes.length / 3),
  Math.floor(bytes.length / 2),
];

/** Broken on the way, or by somebody who hopes that the reader breaks. */
const broken = (): HostileVoice[] =>
  [
    { what: 'WebM', bytes: someWebm() },
    { what: 'MP4', bytes: someMp4() },
  ].flatMap(({ what, bytes }) => [
    ...cuts(bytes).map((end) => ({
      what: `${what}, cut after ${end} bytes`,
      bytes: bytes.subarray(0, end),
      outcome: 'either' as const,
    })),
    ...[1, 2, 3, 4, 5, 6].map((seed) => ({
      what: `${what}, bytes turned ${seed}`,
      bytes: turned(bytes, seed),
      outcome: 'either' as const,
    })),
  ]);

export const hostileVoices = (): HostileVoice[] => [
  ...PRETENDERS,
  ...stowaways(),
  ...otherCodes(),
  ...broken(),
];
