import type { CaseState } from '../cases.ts';
import type { OrderType } from './statuses.ts';

/** What keeps an order from being sent, in the order in which it is told. */
export const SEND_OBSTACLES = [
  'organizationIncomplete',
  'noLab',
  'noWork',
  'caseHasOpenOrder',
  'caseNotReady',
  'fileNotReady',
  'noDesignFile',
  'noDate',
  'dateNotPossible',
  'gaps',
  'noConsent',
] as const;
export type SendObstacle = (typeof SEND_OBSTACLES)[number];

export interface SendFacts {
  type: OrderType;
  isOrganizationComplete: boolean;
  /** The lab is a partner now, or a guest of this order. */
  hasLab: boolean;
  works: number;
  caseState: CaseState;
  /** Another order of the case is under way. */
  hasOpenOrder: boolean;
  /** An impression or a model comes by parcel. */
  comesByParcel: boolean;
  /** How many of the files to send are not finished. */
  unfinishedFiles: number;
  hasDesignFile: boolean;
  /** Null for none. */
  isDatePossible: boolean | null;
  /** What blocks, of the prescription and what the lab asks for. */
  blockingGaps: number;
  hasConsent: boolean;
}

const AFTER_A_SCAN: readonly CaseState[] = ['scanCompleted', 'completed'];

/** Whether a case is far enough: a repair, and what comes by parcel, need no scan. */
export const isCaseReady = ({
  type,
  caseState,
  comesByParcel,
}: Pick<SendFacts, 'type' | 'caseState' | 'comesByParcel'>): boolean =>
  AFTER_A_SCAN.includes(caseState) || (caseState === 'registered' && (type === 'repair' || comesByParcel));

const STANDS: Readonly<Record<SendObstacle, (facts: SendFacts) => boolean>> = {
  organizationIncomplete: ({ isOrganizationComplete }) => !isOrganizationComplete,
  noLab: ({ hasLab }) => !hasLab,
  noWork: ({ works }) => works === 0,
  caseHasOpenOrder: ({ hasOpenOrder }) => hasOpenOrder,
  caseNotReady: (facts) => !isCaseReady(facts),
  fileNotReady: ({ unfinishedFiles }) => unfinishedFiles > 0,
  noDesignFile: ({ type, hasDesignFile }) => type === 'makeOnly' && !hasDesignFile,
  noDate: ({ isDatePossible }) => isDatePossible === null,
  dateNotPossible: ({ isDatePossible }) => isDatePossible === false,
  gaps: ({ blockingGaps }) => blockingGaps > 0,
  noConsent: ({ hasConsent }) => !hasConsent,
};

/** All that stands in the way; the page shows the first, the server refuses with it. */
export const obstaclesToSend = (facts: SendFacts): SendObstacle[] =>
  SEND_OBSTACLES.filter((obstacle) => STANDS[obstacle](facts));
