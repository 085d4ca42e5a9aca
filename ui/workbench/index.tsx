import type { ReactNode } from 'react';
import { STORIES } from './stories.ts';

export const Index = (): ReactNode => (
  <main className="story" data-story>
    <h1>Components</h1>
    <ul>
      {STORIES.map(({ id, component, name }) => (
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
