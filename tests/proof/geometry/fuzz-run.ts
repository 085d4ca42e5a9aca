import type { MeshFormat } from '@archway/mesh/formats/format';
import { fuzzFormat } from '@archway/mesh/formats/fuzz.fixtures';

/** `node fuzz-run.ts <format> <count>`: reads so many damaged files, and says what came of them as JSON. */
const [format = 'stl', count = '1000'] = process.argv.slice(2);
const result = fuzzFormat(format as MeshFormat, { count: Number(count), firstSeed: 1 });
console.log(JSON.stringify({ ...result, memory: process.resourceUsage().maxRSS * 1_024 }));
