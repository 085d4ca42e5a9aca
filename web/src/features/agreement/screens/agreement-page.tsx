import type { AgreementType } from '@archway/locales/sections';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router';
import { appConfigQuery } from '../../../platform/call/app-config.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { usePageTitle } from '../../../platform/page/page-title.ts';
import { Paragraphs } from '../../../platform/text/paragraphs.tsx';
import { ReadingFrame } from '../../session/public.ts';
import { agreementTexts, isAgreement } from '../agreement-texts.ts';
import styles from './agreement-page.module.css';

/** One of the texts that people agree to, readable without a session. */
export function AgreementPage(): ReactNode {
  const type = matchPath('/agreements/:type', useLocation().pathname)?.params.type ?? '';
  if (!isAgreement(type)) return <Navigate to="/404" replace />;
  return (
    <ReadingFrame>
      <Agreement key={type} type={type} />
    </ReadingFrame>
  );
}

function Agreement({ type }: { type: AgreementType }): ReactNode {
  const t = useText();
  const { title, short, sections } = agreementTexts(type);
  const [current, setCurrent] = useState(sections[0]?.id);
  usePageTitle(t(title));
  const { since, region } = useFacts(type);
  return (
    <div className={styles['page']}>
      <nav className={styles['contents']} aria-label={t('legal.contents')}>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'location' : undefined}
                onClick={() => setCurrent(id)}
              >
                {t(name)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles['text']}>
        <h1>{t(title)}</h1>
        {since !== null && <p className={styles['line']}>{t('legal.subtitle', { date: since, region })}</p>}
        <Note kind="info">{t('legal.template')}</Note>
        <p className={styles['short']}>
          <strong>{t('legal.inShort')}</strong> {t(short)} {t('legal.notBinding')}
        </p>
        {sections.map(({ id, title: name, text }, index) => (
          <section key={id} id={id}>
            <h2>{t('legal.heading', { number: index + 1, title: t(name) })}</h2>
            <Paragraphs text={t(text)} />
          </section>
        ))}
      </article>
      <Facts type={type} />
    </div>
  );
}

/** Which version this is, and printing it. */
function Facts({ type }: { type: AgreementType }): ReactNode {
  const t = useText();
  const { version, since, region } = useFacts(type);
  return (
    <aside className={styles['facts']}>
      <dl>
        <div>
          <dt>{t('legal.version')}</dt>
          <dd>{version}</dd>
        </div>
        {since !== null && (
          <div>
            <dt>{t('legal.since')}</dt>
            <dd>{since}</dd>
          </div>
        )}
        <div>
          <dt>{t('legal.region')}</dt>
          <dd>{region}</dd>
        </div>
      </dl>
      <Button wide icon={Printer} onClick={() => globalThis.print()}>
        {t('legal.print')}
      </Button>
      <p>{t('legal.forReading')}</p>
    </aside>
  );
}

/** A version is named by the day it came into force. */
function useFacts(type: AgreementType): { version: string; since: string | null; region: string } {
  const t = useText();
  const format = useFormat();
  const { data: config } = useQuery(appConfigQuery);
  const version = config?.agreement[type]?.version ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(version);
  return {
    version,
    since: isDay ? format.date(`${version}T12:00:00`) : null,
    region: config === undefined ? '' : t(`region.${config.region}`),
  };
}
