import type { CaseFile } from '@archway/contract/case/model';
import type { UploadShown } from '../../platform/upload/large/upload-shown.ts';

export const caseFile = (more: Partial<CaseFile> = {}): CaseFile => ({
  fileId: 'upper',
  kind: 'scan',
  name: 'upper.stl',
  size: 10,
  tag: 'finished',
  code: null,
  url: null,
  canDownload: true,
  role: 'upper',
  roleIsSure: true,
  step: 'done',
  problem: null,
  fromArchive: null,
  isOwnUpload: true,
  sentBy: 'Elena Markou',
  facts: null,
  archive: null,
  sound: null,
  thumbnailUrl: null,
  preview: null,
  full: null,
  createdAt: '2026-11-15T09:00:00Z',
  ...more,
});

export const uploadShown = (more: Partial<UploadShown> = {}): UploadShown => ({
  id: 'upload',
  group: 'case',
  name: 'upper.stl',
  size: 10,
  kind: 'scan',
  fileId: null,
  isAttached: false,
  phase: 'sending',
  problem: null,
  sent: 4,
  perSecond: null,
  secondsLeft: null,
  ...more,
});
