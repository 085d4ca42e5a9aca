import { saveContact as call } from '@archway/contract/contact/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { askToVerify } from '../ask-to-verify.ts';
import { contactChanged } from '../contact.events.ts';
import { presentContact } from '../contact.present.ts';
import { insertContact, lockContact, updateContact } from '../contact.repository.ts';

export const saveOrUpdate = implement(call, async ({ input, caller, tx, config, request, fail, audit }) => {
  const { contactId: id, ...wish } = input;
  const { orgId } = caller;
  const before = id === undefined ? null : ((await lockContact(tx, orgId, id)) ?? fail('notFound'));
  const isNewAddress = before?.email.toLowerCase() !== wish.email.toLowerCase();
  const saved =
    before === null
      ? await insertContact(tx, orgId, wish)
      : await updateContact(tx, orgId, { ...wish, id: before.id, isNewAddress });
  if (saved === undefined) return fail('contactExists');
  // Whoever saves an address again that nobody has confirmed in time wants it to be asked again.
  const isUnanswered = before !== null && before.verified_at === null && !before.is_asked;
  if (isNewAddress || isUnanswered) await askToVerify(tx, { config, request }, caller, saved);
  await record(tx, contactChanged, {});
  audit({ object: saved.id, detail: { isNew: before === null, isNewAddress } });
  return presentContact(saved);
});
