import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { EICAR } from '../../testing/eicar.ts';
import { testEnvironment } from '../../testing/environment.ts';
import { switchableProxy } from '../../testing/switchable-proxy.ts';
import { zipOf } from '../../testing/zip.ts';
import { ScannerDown } from './scanner-down.ts';
import type { Verdict } from './verdict.ts';
import { openVirusScanner, type VirusScanner } from './virus-scanner.ts';

const url = testEnvironment()['VIRUS_SCANNER_URL'] ?? '';
const scanner = openVirusScanner(url);

async function verdictOn(chunks: readonly Buffer[], by: VirusScanner = scanner): Promise<Verdict> {
  const scan = await by.begin();
  for (const chunk of chunks) await scan.write(chunk);
  return scan.verdict();
}

const INFECTED = { infected: expect.stringContaining('Eicar') as string };

test('what is harmless is clean, and so is nothing at all', async () => {
  expect(await verdictOn([Buffer.from('solid tooth')])).toBe('clean');
  expect(await verdictOn([])).toBe('clean');
});

test.each([
  ['alone', [EICAR]],
  ['in the middle of a file', [randomBytes(5_000), EICAR, randomBytes(5_000)]],
  ['cut in two', [EICAR.subarray(0, 20), EICAR.subarray(20)]],
  ['packed into an archive', [zipOf([{ name: 'jaw.stl', bytes: EICAR }])]],
  [
    'in an archive in an archive',
    [zipOf([{ name: 'a.zip', bytes: zipOf([{ name: 'jaw.stl', bytes: EICAR }]) }])],
  ],
])('malware is found %s', async (_where, chunks) => {
  expect(await verdictOn(chunks)).toEqual(INFECTED);
});

test('30 MB go through, with malware at their end', async () => {
  const chunks = Array.from({ length: 30 }, () => randomBytes(1_048_576));
  expect(await verdictOn(chunks)).toBe('clean');
  expect(await verdictOn([...chunks, EICAR])).toEqual(INFECTED);
});

test('two files at the same time have their own verdicts', async () => {
  const [one, two] = [await scanner.begin(), await scanner.begin()];
  await one.write(EICAR);
  await two.write(Buffer.from('solid'));
  expect(await two.verdict()).toBe('clean');
  expect(await one.verdict()).toEqual(INFECTED);
});

test('a scanner that is away says nothing about a file', async () => {
  const proxy = await switchableProxy(url);
  onTestFinished(() => proxy.turnOff());
  const away = openVirusScanner(proxy.url);
  await proxy.turnOff();
  await expect(away.begin()).rejects.toThrow(ScannerDown);
  await proxy.turnOn();
  expect(await verdictOn([EICAR], away)).toEqual(INFECTED);
});

test('nor does one that goes away in the middle', async () => {
  const proxy = await switchableProxy(url);
  const scan = await openVirusScanner(proxy.url).begin();
  await scan.write(randomBytes(100_000));
  await proxy.turnOff();
  const more = async (): Promise<Verdict> => {
    for (let i = 0; i < 50; i += 1) await scan.write(randomBytes(1_048_576));
    return scan.verdict();
  };
  await expect(more()).rejects.toThrow(ScannerDown);
});

test('nor one that keeps silent, or speaks of something else', async () => {
  const answers = ['', 'INSTREAM size limit exceeded. ERROR\0', 'stream: OK and more\0', 'x'.repeat(9_000)];
  for (const answer of answers) {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', () => answer !== '' && socket.write(answer));
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const strange = openVirusScanner(`tcp://127.0.0.1:${port}`, { silenceMs: 200 });
    await expect(verdictOn([Buffer.from('solid')], strange)).rejects.toThrow(ScannerDown);
  }
});

test('where the published signatures are demanded, a scanner without them says nothing about a file', async () => {
  const strict = openVirusScanner(url, { needsPublished: true });
  await expect(verdictOn([EICAR], strict)).rejects.toThrow(ScannerDown);
});
