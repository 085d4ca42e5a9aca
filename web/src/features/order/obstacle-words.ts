import type { TextKey } from '@archway/locales/keys';
import type { SendObstacle } from '@archway/rules/order/sendable';

/** What is to be done about each thing that keeps an order from being sent. */
export const OBSTACLE_WORDS: Readonly<Record<SendObstacle, TextKey>> = {
  organizationIncomplete: 'order.new.obstacle.organizationIncomplete',
  noLab: 'order.new.obstacle.noLab',
  noWork: 'order.new.obstacle.noWork',
  caseHasOpenOrder: 'order.new.obstacle.caseHasOpenOrder',
  caseNotReady: 'order.new.obstacle.caseNotReady',
  fileNotReady: 'order.new.obstacle.fileNotReady',
  noDesignFile: 'order.new.obstacle.noDesignFile',
  noDate: 'order.new.obstacle.noDate',
  dateNotPossible: 'order.new.obstacle.dateNotPossible',
  gaps: 'order.new.obstacle.gaps',
  noConsent: 'order.new.obstacle.noConsent',
};
