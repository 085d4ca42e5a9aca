import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CHECKOUT } from './dev/steps.ts';
import { makeBill } from './sbom/make-bill.ts';

/** `pnpm sbom [file]` writes what we ship as a CycloneDX document. */
const file = resolve(process.argv[2] ?? join(CHECKOUT, 'dist/archway.cdx.json'));
const bill = makeBill(CHECKOUT);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} components`);
