import type { ReactNode } from 'react';

/** A component in one of its states. */
export interface Story {
  /** `button--kinds` */
  id: string;
  component: string;
  name: string;
  render: () => ReactNode;
}

/** By component. Loaded when one is asked for: a page with one story stays small. */
const FILES = new Map(
  Object.entries(import.meta.glob<Record<string, () => ReactNode>>('../src/**/*.stories.tsx')).map(
    ([file, load]) => [/([^/]+)\.stories\.tsx$/.exec(file)?.[1] ?? file, load],
  ),
);

/** Every exported function of a `*.stories.tsx` is a story. */
async function storiesOf(component: string): Promise<Story[]> {
  const module = (await FILES.get(component)?.()) ?? {};
  return Object.entries(module).map(([name, render]) => ({
    id: `${component}--${kebab(name)}`,
    component,
    name,
    render,
  }));
}

export async function loadStory(id: string): Promise<Story | undefined> {
  const [component = ''] = id.split('--');
  return (await storiesOf(component)).find((story) => story.id === id);
}

export async function loadAllStories(): Promise<Story[]> {
  const all = await Promise.all([...FILES.keys()].map(storiesOf));
  return all.flat();
}

function kebab(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();
}
