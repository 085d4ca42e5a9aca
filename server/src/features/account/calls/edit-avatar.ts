import { editAvatar as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { claimFile } from '../../file/public.ts';
import { presentCaller } from '../account.present.ts';
import { saveAvatar } from '../account.repository.ts';

export const editAvatar = implement(call, async ({ input: { avatar }, caller, tx, store, fail, audit }) => {
  if (avatar !== '') await claimFile(tx, caller, { fileId: avatar, kind: 'avatar' }, fail);
  await saveAvatar(tx, caller, avatar || null);
  audit({ object: caller.userCode, detail: { avatar } });
  return presentCaller({ tx, store, caller });
});
