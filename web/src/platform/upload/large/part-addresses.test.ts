import { expect, test } from 'vitest';
import { PartAddresses } from './part-addresses.ts';

function signing() {
  const asked: number[][] = [];
  const addresses = new PartAddresses(async (numbers) => {
    asked.push(numbers);
    return numbers.map((partNumber) => ({ partNumber, url: `${partNumber}?${asked.length}` }));
  });
  return { asked, addresses };
}

test('addresses are asked for a few at a time, and once', async () => {
  const { asked, addresses } = signing();
  const next = [2, 3, 4, 5, 6, 7, 8, 9, 10];
  const urls = await Promise.all([addresses.of(1, next), addresses.of(2, next.slice(1))]);
  expect(urls.map(({ url }) => url)).toEqual(['1?1', '2?1']);
  expect(asked).toEqual([[1, 2, 3, 4, 5, 6, 7, 8]]);
  await addresses.of(9, [10]);
  expect(asked[1]).toEqual([9, 10]);
});

test('with one that is over all of its age go, and newer ones stay', async () => {
  const { asked, addresses } = signing();
  const old = await addresses.of(1, [2, 3]);
  const alsoOld = await addresses.of(2, []);
  addresses.forget(old);
  expect((await addresses.of(2, [1])).url).toBe('2?2');
  // Told late about the address of before.
  addresses.forget(alsoOld);
  expect((await addresses.of(1, [])).url).toBe('1?2');
  expect(asked).toHaveLength(2);
});

test('a question that fails is asked again by the next', async () => {
  let isAway = true;
  const addresses = new PartAddresses(async (numbers) => {
    if (isAway) throw new Error('away');
    return numbers.map((partNumber) => ({ partNumber, url: 'there' }));
  });
  await expect(addresses.of(1, [])).rejects.toThrow('away');
  isAway = false;
  expect((await addresses.of(1, [])).url).toBe('there');
});
