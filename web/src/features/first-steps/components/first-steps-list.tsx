import type { OutputOf } from '@archway/contract/core/call';
import type { listFirstSteps } from '@archway/contract/first-steps/calls';
import { DropArea } from '@archway/ui/drop-area';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { casePath, RefusedFiles, useImport } from '../../case/public.ts';
import { DentistDrawer } from '../../dentist/public.ts';
import { InviteDrawer } from '../../member/public.ts';
import { STEPS } from '../step-specs.ts';
import { DropHint } from './drop-hint.tsx';
import styles from './first-steps-list.module.css';
import { HideSteps } from './hide-steps.tsx';
import { ShareCode } from './share-code.tsx';
import { StepAction } from './step-action.tsx';
import { StepRow } from './step-row.tsx';
import { Welcome } from './welcome.tsx';

type Steps = OutputOf<typeof listFirstSteps>['list'];

/** The steps with the ways to do them. A scan can be dropped anywhere on the page. */
export function FirstStepsList({ steps }: { steps: Steps }): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const isHeld = usePermission();
  const [opened, setOpened] = useState<'dentist' | 'colleague' | 'code' | null>(null);
  const imported = useImport(([caseId, ...others]) => {
    void navigate(caseId !== undefined && others.length === 0 ? casePath(caseId) : '/case-management');
  });
  const mayDo = ({ step }: Steps[number]) => isHeld(STEPS[step].permission);
  const current = steps.find((one) => !one.isDone && mayDo(one))?.step;
  const takesScan = steps.some((one) => one.step === 'scan' && !one.isDone && mayDo(one));
  return (
    <DropArea fills label={t('cases.import.over')} disabled={!takesScan} onDrop={imported.drop}>
      <div className={styles['page']}>
        <div className={styles['content']}>
          <Welcome done={steps.filter(({ isDone }) => isDone).length} total={steps.length} />
          {imported.refused !== null && (
            <RefusedFiles refused={imported.refused} onDismiss={imported.dismiss} />
          )}
          <ol className={styles['steps']} aria-label={t('menu.firstSteps')}>
            {steps.map((one, i) => (
              <StepRow
                key={one.step}
                number={i + 1}
                title={t(STEPS[one.step].title)}
                text={t(one.isDone ? STEPS[one.step].doneText : STEPS[one.step].text)}
                isDone={one.isDone}
                isCurrent={one.step === current}
                action={
                  mayDo(one) ? (
                    <StepAction
                      step={one.step}
                      isCurrent={one.step === current}
                      imported={imported}
                      onOpen={setOpened}
                    />
                  ) : null
                }
              />
            ))}
          </ol>
          {takesScan && <DropHint />}
          {opened === 'code' && <ShareCode />}
        </div>
        <HideSteps />
      </div>
      {opened === 'dentist' && <DentistDrawer dentist={null} onClose={() => setOpened(null)} />}
      {opened === 'colleague' && <InviteDrawer onClose={() => setOpened(null)} />}
    </DropArea>
  );
}
