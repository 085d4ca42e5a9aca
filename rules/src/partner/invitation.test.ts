import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  INVITATION_ACTIONS,
  invitationActions,
  INVITATION_STATUS,
  invitationStatusNow,
  invitationStep,
  INVITATION_STEPS,
  LIVE_INVITATIONS,
  type InvitationAction,
  type InvitationStatus,
} from './invitation.ts';

const STATUSES = Object.values(INVITATION_STATUS);
const { inviting, registering, invited, expired, canceled } = INVITATION_STATUS;

/** Written by hand, for every status and action: what it becomes, by whom; a dash where it can't be. */
const TABLE: Record<InvitationStatus, Record<InvitationAction, string>> = {
  [inviting]: {
    open: '1 guest',
    register: '2 guest',
    expire: '3 time',
    resend: '0 clinic',
    cancel: '4 clinic',
  },
  [registering]: { open: '-', register: '2 guest', expire: '3 time', resend: '0 clinic', cancel: '4 clinic' },
  [invited]: { open: '-', register: '-', expire: '-', resend: '-', cancel: '-' },
  [expired]: { open: '-', register: '-', expire: '-', resend: '0 clinic', cancel: '-' },
  [canceled]: { open: '-', register: '-', expire: '-', resend: '-', cancel: '-' },
};

describe('the steps of an invitation', () => {
  test('every status and action is as the table says, and there is one step at most', () => {
    for (const from of STATUSES)
      for (const action of INVITATION_ACTIONS) {
        const step = invitationStep(from, action);
        expect(step === undefined ? '-' : `${step.to} ${step.by}`, `${from} ${action}`).toBe(
          TABLE[from][action],
        );
        expect(
          INVITATION_STEPS.filter((one) => one.from === from && one.action === action).length,
        ).toBeLessThanOrEqual(1);
      }
  });

  test.each([
    [inviting, ['resend', 'cancel']],
    [registering, ['resend', 'cancel']],
    [invited, []],
    [expired, ['resend']],
    [canceled, []],
  ])('in status %i the clinic can do %j', (status, actions) => {
    expect(invitationActions(status)).toEqual(actions);
  });
});

const HOUR = 60 * 60 * 1000;
const WEEK = 7 * 24 * HOUR;
const anyAct = fc.oneof(
  fc.constantFrom(...INVITATION_ACTIONS),
  fc.integer({ min: 1, max: 100 }).map((hours) => ({ hours })),
);

test('whatever happens in whatever order: a link is good for seven days, and what is over stays over', () => {
  fc.assert(
    fc.property(fc.array(anyAct, { maxLength: 40 }), (acts) => {
      let now = 0;
      let sentAt = 0;
      let status: InvitationStatus = inviting;
      let ended: InvitationStatus | null = null;
      for (const act of acts) {
        if (typeof act === 'object') now += act.hours * HOUR;
        status = invitationStatusNow(status, now >= sentAt + WEEK);
        if (LIVE_INVITATIONS.includes(status)) expect(now - sentAt).toBeLessThan(WEEK);
        if (typeof act === 'object') continue;
        const step = act === 'expire' ? undefined : invitationStep(status, act);
        if (step === undefined) continue;
        status = step.to;
        if (act === 'resend') sentAt = now;
        expect(ended).toBeNull();
        if (status === invited || status === canceled) ended = status;
      }
      if (ended !== null) expect(status).toBe(ended);
    }),
  );
});
