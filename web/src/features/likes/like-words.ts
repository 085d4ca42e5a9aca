import type { CustomerLikes } from '@archway/contract/customer/model';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { LIKES, type Like, type LikedShadeGuide } from '@archway/rules/customer';

export const LIKE_NAMES: Readonly<Record<Like, TextKey>> = {
  contacts: 'likes.contacts',
  occlusion: 'likes.occlusion',
  shadeGuide: 'likes.shadeGuide',
  material: 'likes.material',
  models: 'likes.models',
  parcels: 'likes.parcels',
};

export const SHADE_GUIDE_NAMES: Readonly<Record<LikedShadeGuide, TextKey>> = {
  vitaClassical: 'likes.guide.vitaClassical',
  vita3dMaster: 'likes.guide.vita3dMaster',
};

/** Choice and words on one line; empty where nothing is known. */
export function likeText(t: Translate, likes: CustomerLikes, like: Like): string {
  switch (like) {
    case 'contacts': {
      const { choice, words } = likes.contacts;
      return joined(choice === null ? '' : t(`treatment.contactWish.${choice}`), words);
    }
    case 'occlusion': {
      const { choice, words } = likes.occlusion;
      return joined(choice === null ? '' : t(`treatment.occlusionWish.${choice}`), words);
    }
    case 'shadeGuide': {
      const { choice, words } = likes.shadeGuide;
      return joined(choice === null ? '' : t(SHADE_GUIDE_NAMES[choice]), words);
    }
    case 'material':
    case 'models':
    case 'parcels':
      return likes[like];
  }
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ');

/** Whether anything at all is known. */
export const isAnythingLiked = (t: Translate, likes: CustomerLikes): boolean =>
  LIKES.some((like) => likeText(t, likes, like) !== '');
