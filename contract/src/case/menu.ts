import { ossSts, startUpload } from '../file/calls.ts';
import { listMarks, removeMark, restoreMark, saveMark } from '../mark/calls.ts';
import { listDoubles, listPatients, savePatient } from '../patient/calls.ts';
import type { MenuSpec } from '../menu/menu-spec.ts';
import {
  addCaseFiles,
  downloadCaseFile,
  getCase,
  getPatient,
  listCases,
  removeCaseFile,
  restoreCaseFile,
  saveCase,
  setCaseFileRole,
} from './calls.ts';

const startsWith = ['dentist', 'assistant', 'technician', 'front-desk'] as const;

export const caseMenu: readonly MenuSpec[] = [
  {
    id: 'caseManagement',
    name: 'caseManagement',
    titleEn: 'Cases',
    screen: { path: '/case-management', icon: 'folder-open', component: 'case-list' },
    permission: 'case:record:read',
    calls: [listCases, getCase, getPatient, listMarks, downloadCaseFile],
    orgTypes: [2, 3],
    startsWith,
    position: 20,
  },
  {
    id: 'caseManagement.save',
    parent: 'caseManagement',
    name: 'saveCase',
    titleEn: 'Create and edit cases',
    permission: 'case:record:save',
    calls: [
      saveCase,
      addCaseFiles,
      setCaseFileRole,
      removeCaseFile,
      startUpload,
      ossSts,
      saveMark,
      removeMark,
      restoreMark,
      restoreCaseFile,
      listPatients,
      listDoubles,
      savePatient,
    ],
    orgTypes: [2, 3],
    startsWith,
    position: 21,
  },
];
