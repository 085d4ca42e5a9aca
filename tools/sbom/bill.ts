import { createHash } from 'node:crypto';
import { idOfPackage, type LockedPackage, type Production } from './lock-file.ts';

/** The parts of a CycloneDX 1.6 document that we write. */
export interface Bill {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: 1;
  metadata: { component: { type: 'application'; 'bom-ref': string; name: string; version: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

export interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  /** Optional: for another platform than the one this was written on. */
  scope: 'required' | 'optional';
  hashes: { alg: string; content: string }[];
  licenses?: Licence[];
}

type Licence = { license: { id: string } | { name: string } } | { expression: string };

export interface BillInput {
  product: { name: string; version: string };
  production: Production;
  /** Licence by `name@version`, of the packages that are installed here. */
  licences: ReadonlyMap<string, string>;
}

/** A software bill of materials. The same input gives the same bytes: there is no date in it, and its number is a hash. */
export function writeBill({ product, production, licences }: BillInput): Bill {
  const { direct, packages } = production;
  const components = packages.map((one) => componentOf(one, licences.get(idOfPackage(one))));
  const ref = `${product.name}@${product.version}`;
  const purls = new Map(packages.map((one) => [idOfPackage(one), purlOf(one)]));
  const refsOf = (ids: readonly string[]) => ids.flatMap((id) => purls.get(id) ?? []);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([product, components]))}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': ref, ...product } },
    components,
    dependencies: [
      { ref, dependsOn: refsOf(direct) },
      ...packages.map((one) => ({ ref: purlOf(one), dependsOn: refsOf(one.uses) })),
    ],
  };
}

function componentOf(one: LockedPackage, licence: string | undefined): Component {
  return {
    type: 'library',
    'bom-ref': purlOf(one),
    name: one.name,
    version: one.version,
    purl: purlOf(one),
    scope: licence === undefined ? 'optional' : 'required',
    hashes: [hashOf(one.integrity)],
    ...(licence === undefined ? {} : { licenses: [licenceOf(licence)] }),
  };
}

const purlOf = ({ name, version }: LockedPackage): string =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

function hashOf(integrity: string): Component['hashes'][number] {
  const [, algorithm = '', content = ''] = /^(sha\d+)-(.+)$/.exec(integrity) ?? [];
  return {
    alg: algorithm.replace('sha', 'SHA-'),
    content: Buffer.from(content, 'base64').toString('hex'),
  };
}

/** An SPDX identifier, an expression of several, or the words of whatever it is. */
function licenceOf(text: string): Licence {
  if (/^[\w.+-]+$/.test(text)) return { license: { id: text } };
  return / (AND|OR|WITH) /.test(text) ? { expression: text } : { license: { name: text } };
}

/** A UUID made from a text (version 8, for own kinds). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
