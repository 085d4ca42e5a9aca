import { randomUUID } from 'node:crypto';
import type { Template } from '@archway/contract/template/model';
import { MOST_TEMPLATES } from '@archway/rules/treatment/template';
import { addDentist } from '../../world/patients.ts';
import { addPerson, addSession, tokenOf } from '../../world/people.ts';
import type { Row } from '../../world/rows.ts';
import { sentTemplate, templateRow } from '../../world/templates.ts';
import { addActing, place, type Organization } from '../../world/world.ts';
import { hasLiveSession } from '../callers.ts';
import type { Form, Forms, MatrixCase, Sending } from '../matrix-case.ts';
import { colleagueOf, strangerOf } from './cases-of-callers.ts';

type TemplateOf = (matrixCase: MatrixCase) => Promise<string> | string;

async function addTemplate(
  { world }: MatrixCase,
  org: Organization,
  owner: string,
  more: Row = {},
): Promise<string> {
  const id = randomUUID();
  await place(world, org, 'template', { ...templateRow(id, org.mark, owner), ...more });
  return id;
}

const ownTemplate: TemplateOf = (matrixCase) =>
  addTemplate(matrixCase, matrixCase.own, matrixCase.me.userCode);
const ofColleague: TemplateOf = async (matrixCase) =>
  addTemplate(matrixCase, matrixCase.own, await colleagueOf(matrixCase));
/** Seen, and still not the caller's. */
const sharedByColleague: TemplateOf = async (matrixCase) =>
  addTemplate(matrixCase, matrixCase.own, await colleagueOf(matrixCase), { is_shared: true });
const ofStranger: TemplateOf = async (matrixCase) =>
  addTemplate(matrixCase, matrixCase.foreign, await strangerOf(matrixCase), { is_shared: true });
/** A colleague's, for a dentist whose deputy the caller is. */
const actedFor: TemplateOf = async (matrixCase) => {
  const { world, own, me } = matrixCase;
  const owner = await colleagueOf(matrixCase);
  const dentist_id = await addDentist(world, own, { userCode: owner });
  await place(world, own, 'dentist_deputy', { dentist_id, user_code: me.userCode });
  return addTemplate(matrixCase, own, owner, { dentist_id });
};

/** In a clinic of its own: all callers of one would soon have as many templates as it may. */
async function inOtherClinic(matrixCase: MatrixCase): Promise<{ of: MatrixCase; more: Pick<Sending, 'as'> }> {
  const { world, own, caller } = matrixCase;
  const mayAct =
    caller.role === 'administrator' && hasLiveSession(caller) && caller.state !== 'withoutFeatures';
  if (!mayAct) return { of: matrixCase, more: {} };
  const org = await addActing(world, own);
  const me = await addPerson(world, org, 'administrator');
  const accessToken = tokenOf(world, await addSession(world, me));
  return { of: { ...matrixCase, own: org, me }, more: { as: { accessToken, own: org } } };
}

const sent = ({ own }: MatrixCase) => ({
  name: `${own.mark} saved`,
  isShared: true,
  work: sentTemplate(own.mark),
});

const saving =
  (templateOf: TemplateOf): Form =>
  async (matrixCase) => ({ input: { ...sent(matrixCase), templateId: await templateOf(matrixCase) } });

const adding =
  (present: number): Form =>
  async (matrixCase) => {
    const { of, more } = await inOtherClinic(matrixCase);
    for (let n = 0; n < present; n += 1) await ownTemplate(of);
    return { input: sent(of), ...more };
  };

const deleting =
  (templateOf: TemplateOf): Form =>
  async (matrixCase) => ({ input: { templateId: await templateOf(matrixCase) } });

const listing =
  (templateOf: TemplateOf, isThere: boolean): Form =>
  async (matrixCase) => {
    const templateId = await templateOf(matrixCase);
    return {
      input: {},
      review: (data) =>
        (data as { list: Template[] }).list.some((one) => one.templateId === templateId) === isThere
          ? undefined
          : `that the template is listed is not ${isThere}`,
    };
  };

export const templateForms: Forms = {
  'template/list': {
    own: listing(ownTemplate, true),
    actedFor: listing(actedFor, true),
    colleague: listing(ofColleague, false),
    shared: listing(sharedByColleague, true),
    foreign: listing(ofStranger, false),
  },
  'template/save': {
    own: adding(0),
    changed: saving(ownTemplate),
    actedFor: saving(actedFor),
    nameless: (matrixCase) => ({ input: { ...sent(matrixCase), name: ' ' } }),
    notAllowed: (matrixCase) => ({
      input: { ...sent(matrixCase), work: { ...sentTemplate(matrixCase.own.mark), type: 'BiteSplint' } },
    }),
    foreignDentist: async (matrixCase) => ({
      input: {
        ...sent(matrixCase),
        dentistId: await addDentist(matrixCase.world, matrixCase.foreign),
      },
    }),
    // There would be too many only with those of the colliding tenants.
    room: adding(MOST_TEMPLATES / 2),
    colleague: saving(sharedByColleague),
    foreign: saving(ofStranger),
    missing: saving(() => randomUUID()),
  },
  'template/delete': {
    own: deleting(ownTemplate),
    actedFor: deleting(actedFor),
    colleague: deleting(sharedByColleague),
    foreign: deleting(ofStranger),
    missing: deleting(() => randomUUID()),
  },
};
