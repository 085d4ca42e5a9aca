import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWorkingDay, type WorkCalendar } from '../calendar.ts';
import { plusDays, todayIn } from '../date-presets.ts';
import { clockDays, countedDays, dateAfterHold, lostDays, type ClockEntry } from './promise-clock.ts';

const BERLIN: WorkCalendar = {
  workingDays: [1, 2, 3, 4, 5],
  holidays: [{ name: 'Christmas', from: '2026-12-24', to: '2026-12-27' }],
  cutOffHour: 14,
  timeZone: 'Europe/Berlin',
};
const at = (action: ClockEntry['action'], moment: string): ClockEntry => ({ action, at: new Date(moment) });
const days = (...history: ClockEntry[]) => clockDays(history, { timeZone: 'Europe/Berlin', byParcel: false });

describe('the promise clock', () => {
  test('counts working days after the acceptance', () => {
    // Accepted on a Tuesday: Wednesday to Friday, then Monday.
    const clock = days(at('accept', '2026-11-10T09:00:00Z'));
    expect(countedDays(BERLIN, clock, '2026-11-10')).toBe(0);
    expect(countedDays(BERLIN, clock, '2026-11-13')).toBe(3);
    expect(countedDays(BERLIN, clock, '2026-11-16')).toBe(4);
  });

  test('starts when the parcel with the impression comes', () => {
    const history = [at('accept', '2026-11-10T09:00:00Z'), at('parcelArrived', '2026-11-12T09:00:00Z')];
    const clock = clockDays(history, { timeZone: 'Europe/Berlin', byParcel: true });
    expect(countedDays(BERLIN, clock, '2026-11-13')).toBe(1);
    const before = clockDays(history.slice(0, 1), { timeZone: 'Europe/Berlin', byParcel: true });
    expect(countedDays(BERLIN, before, '2026-11-13')).toBe(0);
  });

  test('stands still while it is held; the date moves by the working days lost', () => {
    // Held on Wednesday, resumed on Monday: Wednesday, Thursday and Friday are lost.
    const clock = days(
      at('accept', '2026-11-10T09:00:00Z'),
      at('hold', '2026-11-11T15:00:00Z'),
      at('resume', '2026-11-16T08:00:00Z'),
    );
    expect(countedDays(BERLIN, clock, '2026-11-15')).toBe(0);
    expect(countedDays(BERLIN, clock, '2026-11-16')).toBe(1);
    const lost = lostDays(BERLIN, clock, { from: '2026-11-11', to: '2026-11-16' });
    expect(lost).toBe(3);
    expect(dateAfterHold(BERLIN, '2026-11-19', lost)).toBe('2026-11-24');
  });

  test('ends when the work is on its way, and goes on when it is to be delivered once more', () => {
    const shipped = [at('accept', '2026-11-10T09:00:00Z'), at('ship', '2026-11-12T15:00:00Z')];
    expect(countedDays(BERLIN, days(...shipped), '2026-11-20')).toBe(2);
    const again = days(...shipped, at('askRedelivery', '2026-11-18T09:00:00Z'));
    expect(countedDays(BERLIN, again, '2026-11-20')).toBe(8);
  });

  test.each([
    ['Europe/Berlin', '2026-03-28T22:30:00Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-29T22:30:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-25T22:30:00Z', '2026-10-25'],
    ['America/New_York', '2026-03-08T03:30:00Z', '2026-03-07'],
    ['America/New_York', '2026-11-02T04:30:00Z', '2026-11-01'],
  ])('in the nights the clocks change, %s', (timeZone, moment, startedOn) => {
    expect(clockDays([at('accept', moment)], { timeZone, byParcel: false }).startedOn).toBe(startedOn);
  });
});

/** A history that the table allows, with its calendar and a day to count to. */
const histories = fc
  .record({
    workingDays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    holidays: fc.array(fc.tuple(fc.nat(60), fc.nat(9)), { maxLength: 3 }),
    timeZone: fc.constantFrom('Europe/Berlin', 'America/New_York'),
    byParcel: fc.boolean(),
    /** Hours between one entry and the next. */
    steps: fc.array(fc.nat(24 * 9), { minLength: 1, maxLength: 12 }),
    arrivesAfter: fc.nat(5),
    until: fc.nat(90),
  })
  .map(({ workingDays, holidays, timeZone, byParcel, steps, arrivesAfter, until }) => {
    const calendar: WorkCalendar = {
      workingDays,
      holidays: holidays.map(([start, length]) => ({
        name: '',
        from: plusDays('2026-10-01', start),
        to: plusDays('2026-10-01', start + length),
      })),
      cutOffHour: 14,
      timeZone,
    };
    let moment = Date.parse('2026-10-05T12:00:00Z');
    const history: ClockEntry[] = [{ action: 'accept', at: new Date(moment) }];
    for (const [i, hours] of steps.entries()) {
      moment += hours * 3_600_000;
      if (byParcel && i === arrivesAfter) history.push({ action: 'parcelArrived', at: new Date(moment) });
      history.push({ action: i % 2 === 0 ? 'hold' : 'resume', at: new Date(moment) });
    }
    return { calendar, history, byParcel, until: plusDays('2026-10-05', until) };
  });

describe('by properties', () => {
  test('it equals a recount, day by day, from what had happened by the end of each', () => {
    fc.assert(
      fc.property(histories, ({ calendar, history, byParcel, until }) => {
        const { timeZone } = calendar;
        let expected = 0;
        for (let day = '2026-10-01'; day <= until; day = plusDays(day, 1)) {
          const past = history.filter(({ at: moment }) => todayIn(timeZone, moment) <= day);
          const isHeld =
            past.findLast(({ action }) => action === 'hold' || action === 'resume')?.action === 'hold';
          const began = history.find(({ action }) => action === (byParcel ? 'parcelArrived' : 'accept'));
          const hasBegun = began !== undefined && todayIn(timeZone, began.at) < day;
          if (hasBegun && !isHeld && isWorkingDay(calendar, day)) expected += 1;
        }
        expect(countedDays(calendar, clockDays(history, { timeZone, byParcel }), until)).toBe(expected);
      }),
      { numRuns: 1_000 },
    );
  });

  test('going on never moves a date backwards, and each held working day moves it by one', () => {
    fc.assert(
      fc.property(histories, ({ calendar, history, byParcel }) => {
        const clock = clockDays(history, { timeZone: calendar.timeZone, byParcel });
        let agreed = '2026-10-20';
        let lost = 0;
        for (const { from, to } of clock.held) {
          if (to === null) continue;
          const each = lostDays(calendar, clock, { from, to });
          const moved = dateAfterHold(calendar, agreed, each);
          expect(moved >= agreed).toBe(true);
          expect(moved === agreed).toBe(each === 0);
          [agreed, lost] = [moved, lost + each];
        }
        // What was lost is what would have been counted without the holds.
        const last = '2027-01-31';
        const free = { ...clock, held: clock.held.filter(({ to }) => to === null) };
        expect(countedDays(calendar, free, last) - countedDays(calendar, clock, last)).toBe(lost);
      }),
      { numRuns: 1_000 },
    );
  });
});
