import { verifyContactEmail as call } from '@archway/contract/contact/calls';
import { record } from '../../../platform/events/record.ts';
import { implementOpen } from '../../../platform/rpc/implement.ts';
import { sha256 } from '../../../platform/random-token.ts';
import { contactChanged } from '../contact.events.ts';
import { findContactLink, verifyByHash } from '../contact.repository.ts';

export const contactEmailVerify = implementOpen(
  call,
  async ({ input, withoutTenant, inTenant, fail, writeAudit }) => {
    const hash = sha256(input.verifyCode);
    const link = await withoutTenant((tx) => findContactLink(tx, hash));
    if (link === undefined) return fail('linkExpire');
    return inTenant(link.orgId, async (tx) => {
      if (!(await verifyByHash(tx, link.orgId, hash))) return fail('linkExpire');
      await record(tx, contactChanged, {});
      // Whoever has the code is nobody of ours: the contact acts for itself.
      await writeAudit(tx, { actor: link.id, sessionId: null, object: link.id });
      return {};
    });
  },
);
