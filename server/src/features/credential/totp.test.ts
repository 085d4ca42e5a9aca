import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

/** The secret of RFC 6238, appendix B, and its last six digits at these moments. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at %s the code is that of the standard', (now, code) => {
  expect(stepOfCode(RFC_SECRET, code, now)).toBe(Math.floor(now / 30));
});

test('the codes before and after count, and no others', () => {
  const secret = newTotpSecret();
  const now = 1_800_000_007;
  const step = Math.floor(now / 30);
  const codeOf = (offset: number) => generateSync({ secret, epoch: (step + offset) * 30 });
  for (const offset of [-1, 0, 1]) expect(stepOfCode(secret, codeOf(offset), now)).toBe(step + offset);
  for (const offset of [-2, 2]) expect(stepOfCode(secret, codeOf(offset), now)).toBeNull();
});

test('what is no code of six digits is of no step', () => {
  for (const text of ['', '28708', '2870820', 'ABCDE12345'])
    expect(stepOfCode(RFC_SECRET, text, 59)).toBeNull();
});

test('the address for code apps names issuer and account', () => {
  expect(totpUri('dr.who@clinic.example', 'JBSWY3DPEHPK3PXP')).toBe(
    'otpauth://totp/Archway:dr.who%40clinic.example?secret=JBSWY3DPEHPK3PXP&issuer=Archway',
  );
});
