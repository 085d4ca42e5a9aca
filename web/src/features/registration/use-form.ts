import type { AppConfig } from '@archway/contract/app-config/model';
import { useText } from '@archway/ui/text';
import { useState } from 'react';
import { problemsOf, type Field, type Form } from './checks.ts';
import { NO_SECRET, type Draft, type Secret } from './draft.ts';
import type { Refused } from './refusal.ts';
import type { Step } from './steps.ts';
import { useDraft } from './use-draft.ts';
import { useFiles } from './use-files.ts';

/** What was typed, and what is wrong with it. */
export function useForm(config: AppConfig) {
  const { draft, change: keep } = useDraft(config.region);
  const [secret, setSecret] = useState(NO_SECRET);
  const [refused, setRefused] = useState<Refused>({});
  const accept = (fields: readonly string[]) => setRefused((old) => withoutFields(old, fields));
  const change = (changed: Partial<Draft>) => {
    keep(changed);
    accept(fieldsIn(changed));
  };
  const files = useFiles(draft, change);
  const checked: Form = { draft, secret, config, sending: files.sending };
  const problems = useProblems(checked, refused);
  return {
    draft,
    secret,
    logo: files.logo,
    license: files.license,
    checked,
    ...problems,
    change,
    changeSecret: (changed: Partial<Secret>) => {
      setSecret((old) => ({ ...old, ...changed }));
      accept(Object.keys(changed));
    },
    /** Marks what the server did not accept; files and the region have to be chosen anew. */
    refuse: (given: Refused) => {
      if ('logo' in given || 'businessLicenseFile' in given) files.drop();
      if ('region' in given) keep({ region: '', isRegionUnderstood: false });
      setRefused(given);
      problems.noteAttempt();
    },
  };
}

/** Says what is wrong with a field: once somebody wanted to go on, or because the server said so. */
function useProblems(checked: Form, refused: Refused) {
  const t = useText();
  const [tried, setTried] = useState<ReadonlySet<Step>>(new Set());
  const [attempts, setAttempts] = useState(0);
  const noteAttempt = () => setAttempts((old) => old + 1);
  return {
    /** How often something turned out to be wrong. */
    attempts,
    noteAttempt,
    errorOf: (field: Field, step: Step): string | undefined => {
      const problem = refused[field] ?? (tried.has(step) ? problemsOf(step, checked)[field] : undefined);
      return problem === undefined || problem === 'tooLong' ? undefined : t(problem);
    },
    tryStep: (step: Step) => {
      setTried((old) => new Set([...old, step]));
      noteAttempt();
    },
  };
}

const fieldsIn = ({ address, ticked, ...changed }: Partial<Draft>): string[] => [
  ...Object.keys(changed),
  ...Object.keys(address ?? {}),
  ...Object.keys(ticked ?? {}),
];

const withoutFields = (refused: Refused, fields: readonly string[]): Refused =>
  Object.fromEntries(Object.entries(refused).filter(([field]) => !fields.includes(field)));
