import type { CaseRow } from '@archway/contract/case/model';
import type { Command, CommandGroup } from '@archway/ui/command-palette';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FolderOpen, Handshake, Package, User, UserRound } from 'lucide-react';
import { useDebounced } from '../../platform/list/use-debounced.ts';
import { KEYWORD_LIMIT } from '../../platform/list/use-list.ts';
import { useLeaveTo } from '../../platform/page/leaving.ts';
import { useFormat } from '../../platform/text/format.ts';
import { casePath, patientPath } from '../case/public.ts';
import { orderPath } from '../order/public.ts';
import { recentQuery, searchQuery } from './search.queries.ts';

const USERS = '/account/users';
const PARTNERS = '/partner';

/** Patients, cases, orders, people and partners with these letters, grouped, as commands that lead to them. */
export function useFound(query: string): CommandGroup[] {
  const t = useText();
  const leaveTo = useLeaveTo();
  const { day } = useFormat();
  const keyword = useDebounced(query.trim().slice(0, KEYWORD_LIMIT));
  const { data } = useQuery({
    ...searchQuery(keyword),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  });
  const recent = useRecent(query.trim() === '');
  if (query.trim() === '') return recent;
  if (data === undefined) return [];
  const patients = data.patients.map(({ patientId, name, patientCode, birthDate }) => ({
    id: patientId,
    label: name,
    hint: birthDate === null ? patientCode : `${patientCode} · ${day(birthDate)}`,
    icon: UserRound,
    run: () => leaveTo(patientPath(patientId)),
  }));
  const cases = data.cases.map((row) => commandOf(row, leaveTo));
  const orders = data.orders.map(({ orderId, orderCode, patientName, otherName }) => ({
    id: orderId,
    label: orderCode,
    hint: [patientName, otherName].filter((known) => known !== '').join(' · '),
    icon: Package,
    run: () => leaveTo(orderPath(orderId)),
  }));
  const people = data.people.map(({ userCode, displayName }) => ({
    id: userCode,
    label: displayName,
    icon: User,
    run: () => leaveTo(USERS),
  }));
  const partners = data.partners.map(({ partnershipId, name, city }) => ({
    id: partnershipId,
    label: name,
    ...(city === '' ? {} : { hint: city }),
    icon: Handshake,
    run: () => leaveTo(PARTNERS),
  }));
  return [
    { label: t('search.patients'), commands: patients, isFound: true },
    { label: t('menu.caseManagement'), commands: cases, isFound: true },
    { label: t('menu.orders'), commands: orders, isFound: true },
    { label: t('menu.userManagement'), commands: people, isFound: true },
    { label: t('menu.partner'), commands: partners, isFound: true },
  ];
}

/** Cases that were worked on last, for whoever has typed nothing yet. */
function useRecent(isAsked: boolean): CommandGroup[] {
  const t = useText();
  const leaveTo = useLeaveTo();
  const maySee = usePermission()('case:record:read');
  const { data } = useQuery({ ...recentQuery, enabled: isAsked && maySee });
  const commands = (data?.list ?? []).map((row) => commandOf(row, leaveTo));
  return [{ label: t('search.recent'), commands, isFound: true }];
}

type CaseWords = Pick<CaseRow, 'caseId' | 'caseCode' | 'name' | 'patientName'>;

const commandOf = (
  { caseId, caseCode, name, patientName }: CaseWords,
  leaveTo: (path: string) => void,
): Command => ({
  id: caseId,
  label: name,
  hint: patientName === '' ? caseCode : `${caseCode} · ${patientName}`,
  icon: FolderOpen,
  run: () => leaveTo(casePath(caseId)),
});
