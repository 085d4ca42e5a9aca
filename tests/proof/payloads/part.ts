import type { ItemResult, Part } from '../part.ts';
import { FIELDS } from './fields.ts';
import { PAYLOADS } from './payloads.ts';
import { openStage, type Stage, type Visitor } from './stage.ts';
import { walkInside, walkOutside } from './walk.ts';
import { look } from './watch.ts';

/** Contacts can be written 60 times an hour in one organization. */
const PAYLOADS_A_SITE = 40;
const PLANTED = 'planted: a text rendered as HTML';
/** Fewer would mean that the walk looks at the wrong screens. */
const FEWEST_SHOWN = 5;

let opened: { stage: Promise<Stage>; used: number } | undefined;

async function stageForOne(): Promise<Stage> {
  if (opened !== undefined && opened.used >= PAYLOADS_A_SITE) await finish();
  opened ??= { stage: openStage(), used: 0 };
  opened.used += 1;
  return opened.stage;
}

async function finish(): Promise<void> {
  const { stage } = opened ?? {};
  opened = undefined;
  await (await stage)?.close();
}

/** Scripts in texts. */
export const payloads: Part = {
  name: 'payloads',
  claim: `Each of ${PAYLOADS.length} texts that could become a script, an element or an address is written into every text field, by
an administrator of a clinic and one of a lab. Both then walk all their screens, search for the text and open the command
list; a stranger opens the public pages with the text in the address. No script runs, no dialog opens, no element is made
from a text, and no page violates its policy. The last item renders a text as HTML and is found out.`,
  items: [...PAYLOADS.map(({ name }) => name), PLANTED],
  run: async (item) => {
    const stage = await stageForOne();
    if (item === PLANTED) return plant(stage);
    const payload = PAYLOADS.find(({ name }) => name === item);
    if (payload === undefined) throw new Error(`nothing is called "${item}"`);
    return walkWith(stage, payload);
  },
  finish,
};

async function walkWith(
  { visitors, stranger }: Stage,
  { name, text }: { name: string; text: string },
): Promise<ItemResult> {
  const fields = new Map<Visitor, Set<string>>();
  for (const visitor of visitors) {
    const taken = new Set<string>();
    for (const [field, put] of Object.entries(FIELDS)) if (await put(visitor.writer, text)) taken.add(field);
    fields.set(visitor, taken);
  }
  const written = [...fields.values()].reduce((sum, { size }) => sum + size, 0);
  const walks = await Promise.all([
    ...[...fields].map(
      ([
        {
          page,
          writer: { ids },
        },
        taken,
      ]) => walkInside(page, text, { ids, written: taken }),
    ),
    walkOutside(stranger.page, text),
  ]);
  const screens = walks.reduce((sum, walk) => sum + walk.screens, 0);
  const shown = walks.reduce((sum, walk) => sum + walk.shown, 0);
  const problems = [
    ...walks.flatMap((walk) => walk.problems),
    ...[...visitors, stranger].flatMap(told),
    ...(written > 0 && shown < FEWEST_SHOWN ? [`only ${shown} screens show it`] : []),
  ];
  return {
    passed: problems.length === 0,
    numbers: {
      'fields written': written,
      screens,
      'screens that showed it': shown,
      violations: problems.length,
    },
    line: `${name}: ${written} fields, shown on ${shown} of ${screens} screens, ${problems.length} violations`,
    problems,
  };
}

/** What the pages complained about since the last payload. */
function told({ computer, dialogs }: Pick<Visitor, 'computer' | 'dialogs'>): string[] {
  return [
    ...dialogs.splice(0).map((message) => `a dialog was opened: ${message}`),
    ...computer.complaints.splice(0),
  ];
}

/** Without the policy the text does harm, and is seen. With it the browser refuses it, and says so. */
async function plant(stage: Stage): Promise<ItemResult> {
  const { stranger } = stage;
  const text = '<img src=x data-hit onerror=__hit=1>';
  const raw = `document.body.append(Object.assign(document.createElement('div'), { innerHTML: ${JSON.stringify(text)} }))`;
  const unprotected = await stage.openUnprotected();
  await unprotected.evaluate(raw);
  await unprotected.waitForTimeout(500);
  const { hit, made } = await look(unprotected, text);
  await unprotected.context().close();
  await stranger.page.evaluate(raw).catch(() => {});
  await stranger.page.waitForTimeout(200);
  const complaints = told(stranger);
  const problems = [
    ...(hit ? [] : ['the script is not seen']),
    ...(made.length > 0 ? [] : ['the element is not seen']),
    ...(complaints.some((one) => one.startsWith('policy: ')) ? [] : ['the violated policy is not seen']),
  ];
  return {
    passed: problems.length === 0,
    numbers: { 'planted mistakes found': problems.length === 0 ? 1 : 0 },
    line: `${PLANTED}: ${problems.length === 0 ? 'found' : 'missed'}`,
    problems,
  };
}
