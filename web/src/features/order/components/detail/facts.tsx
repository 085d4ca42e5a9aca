import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = readonly [name: string, value: ReactNode];

/** What is known, by name; what is not has a dash. */
export const Facts = ({ facts }: { facts: readonly Fact[] }): ReactNode => (
  <dl className={styles['facts']}>
    {facts.map(([name, value]) => (
      <div key={name} className={styles['fact']}>
        <dt>{name}</dt>
        <dd>{value === '' || value === null ? '–' : value}</dd>
      </div>
    ))}
  </dl>
);

/** A part of the column, with its name. */
export const Part = ({
  title,
  note,
  children,
}: {
  title: string;
  /** Beside the title, quiet. */
  note?: ReactNode;
  children: ReactNode;
}): ReactNode => (
  <section className={styles['part']} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {note !== undefined && <span className={styles['note']}>{note}</span>}
    </header>
    {children}
  </section>
);

/** Words below or beside a fact, quiet. */
export const Quiet = ({ children }: { children: ReactNode }): ReactNode => (
  <span className={styles['quiet']}>{children}</span>
);
