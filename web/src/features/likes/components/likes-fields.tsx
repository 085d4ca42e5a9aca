import type { CustomerLikes } from '@archway/contract/customer/model';
import type { TextKey } from '@archway/locales/keys';
import { CUSTOMER_LIMITS, LIKED_SHADE_GUIDES } from '@archway/rules/customer';
import { CONTACT_WISHES, OCCLUSION_WISHES } from '@archway/rules/treatment/vocabulary';
import { SelectField } from '@archway/ui/select-field';
import { TextField } from '@archway/ui/text-field';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { LIKE_NAMES, SHADE_GUIDE_NAMES } from '../like-words.ts';
import styles from './likes-fields.module.css';

interface LikesFieldsProps {
  likes: CustomerLikes;
  onChange: (change: Partial<CustomerLikes>) => void;
}

const WORDS_ALONE = ['material', 'models', 'parcels'] as const;
const EXAMPLES: Readonly<Record<(typeof WORDS_ALONE)[number], TextKey>> = {
  material: 'likes.example.material',
  models: 'likes.example.models',
  parcels: 'likes.example.parcels',
};

export function LikesFields({ likes, onChange }: LikesFieldsProps): ReactNode {
  const t = useText();
  return (
    <div className={styles['fields']}>
      <ChosenLike
        name="contacts"
        choices={CONTACT_WISHES.map((value) => ({ value, label: t(`treatment.contactWish.${value}`) }))}
        value={likes.contacts}
        onChange={(contacts) => onChange({ contacts })}
      />
      <ChosenLike
        name="occlusion"
        choices={OCCLUSION_WISHES.map((value) => ({ value, label: t(`treatment.occlusionWish.${value}`) }))}
        value={likes.occlusion}
        onChange={(occlusion) => onChange({ occlusion })}
      />
      <ChosenLike
        name="shadeGuide"
        choices={LIKED_SHADE_GUIDES.map((value) => ({ value, label: t(SHADE_GUIDE_NAMES[value]) }))}
        value={likes.shadeGuide}
        onChange={(shadeGuide) => onChange({ shadeGuide })}
      />
      {WORDS_ALONE.map((like) => (
        <TextField
          key={like}
          label={t(LIKE_NAMES[like])}
          placeholder={t(EXAMPLES[like])}
          value={likes[like]}
          maxLength={CUSTOMER_LIMITS.like}
          autoComplete="off"
          onChange={(words) => onChange({ [like]: words })}
        />
      ))}
    </div>
  );
}

interface Chosen<C extends string> {
  choice: C | null;
  words: string;
}

interface ChosenLikeProps<C extends string> {
  name: 'contacts' | 'occlusion' | 'shadeGuide';
  choices: readonly { value: C; label: string }[];
  value: Chosen<C>;
  onChange: (value: Chosen<C>) => void;
}

const NONE = 'none chosen';

/** A choice, and beside it what else is to be said. */
function ChosenLike<C extends string>({ name, choices, value, onChange }: ChosenLikeProps<C>): ReactNode {
  const t = useText();
  const label = t(LIKE_NAMES[name]);
  return (
    <div className={styles['pair']}>
      <SelectField<C | typeof NONE>
        label={label}
        value={value.choice ?? NONE}
        options={[{ value: NONE, label: t('likes.noChoice') }, ...choices]}
        onChange={(choice) => onChange({ ...value, choice: choice === NONE ? null : choice })}
      />
      <TextField
        label={t('likes.wordsOn', { name: label })}
        labelHidden
        placeholder={t('likes.words')}
        value={value.words}
        maxLength={CUSTOMER_LIMITS.like}
        autoComplete="off"
        onChange={(words) => onChange({ ...value, words })}
      />
    </div>
  );
}
