import { push, subscribe } from '../../platform/events/events.ts';
import './file.events.ts';

export const fileSubscriptions = [
  subscribe('file.processed', ({ orgId, payload: { fileId, ownerCode } }) => [
    push({ orgId, userCodes: [ownerCode] }, 'file.changed', { fileId }),
  ]),
];
