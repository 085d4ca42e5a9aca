import type { ReactNode } from 'react';

/** A component in one of its states. */
export interface Story {
  /** `button--kinds` */
  id: string;
  component: string;
  name: string;
  render: () => ReactNode;
}

const MODULES = import.meta.glob<Record<string, () => ReactNode>>('../src/**/*.stories.tsx', { eager: true });

/** Every exported function of a `*.stories.tsx` is a story. */
export const STORIES: readonly Story[] = Object.entries(MODULES).flatMap(([file, module]) => {
  const component = /([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file;
  return Object.entries(module).map(([name, render]) => ({
    id: `${component}--${kebab(name)}`,
    component,
    name,
    render,
  }));
});

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();
}
