import { closeContacts } from './arch/contacts.ts';
import { Row } from './arch/row.ts';
import { STAGE_FORMS } from './arch/stages.ts';
import { JawField } from './gum/jaw-field.ts';
import { clearFront } from './occlusion/clear-front.ts';
import { closeBite } from './occlusion/close-bite.ts';
import type { JawName, Settings } from './options.ts';
import { JawFrame } from './scan/jaw-frame.ts';

/** Both rows of teeth, closed upon each other, before there is any surface. */
export interface Mouth {
  rows: Readonly<Record<JawName, Row>>;
  frames: Readonly<Record<JawName, JawFrame>>;
}

export function arrangeMouth(settings: Settings): Mouth {
  const { setback } = STAGE_FORMS[settings.stage];
  const upper = new Row(settings, 'upper');
  const lower = new Row(settings, 'lower');
  const closeRows = (): void => {
    closeContacts(upper, settings);
    closeContacts(lower, settings);
  };
  closeRows();
  if (clearFront(upper, lower, setback, settings.malocclusion !== 'crowding')) closeRows();
  // Teeth that went up or down by much no longer touch their neighbors; the second time they move by a trace.
  closeBite(upper, lower, setback);
  closeRows();
  const opening = closeBite(upper, lower, setback);
  return {
    rows: { upper, lower },
    frames: {
      upper: new JawFrame('upper', setback, opening),
      lower: new JawFrame('lower', setback, opening),
    },
  };
}

export function fieldOf(mouth: Mouth, jaw: JawName, settings: Settings): JawField {
  return new JawField(mouth.rows[jaw], settings.hasPalate);
}
