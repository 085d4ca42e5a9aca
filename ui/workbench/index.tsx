import type { ReactNode } from 'react';
import type { Story } from './stories.ts';

export const Index = ({ stories }: { stories: readonly Story[] }): ReactNode => (
  <main className="story" data-story>
    <h1>Components</h1>
    <ul>
      {stories.map(({ id, component, name }) => (
        <li key={id}>
          <a href={`?story=${id}`}>
            {component}: {name}
          </a>{' '}
          <a href={`?story=${id}&theme=dark`}>dark</a>
        </li>
      ))}
    </ul>
  </main>
);
