import type { Translate } from '@archway/locales/translator';
import type { View } from '@archway/contract/view/model';
import type { Tab } from '@archway/ui/tabs';
import { UsersRound } from 'lucide-react';

/** The tab of a view: with a sign when it is shared, and with whose it is unless it is the reader's. */
export const viewTab = (t: Translate, { viewId, isOwn, isShared, name, ownerName }: View): Tab<string> => ({
  id: viewId,
  label: isOwn ? name : t('views.ofOwner', { name, owner: ownerName }),
  ...(isShared ? { mark: { icon: UsersRound, words: t('views.shared') } } : {}),
});
