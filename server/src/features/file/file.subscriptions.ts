import { push, subscribe } from '../../platform/events/events.ts';
import { fileProcessed } from './file.events.ts';

export const fileSubscriptions = [
  subscribe(fileProcessed, ({ orgId, payload: { fileId, ownerCode } }) => [
    push({ orgId, userCodes: [ownerCode] }, 'file.changed', { fileId }),
  ]),
];
