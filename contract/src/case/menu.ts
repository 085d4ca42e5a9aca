import { ossSts, startUpload } from '../file/calls.ts';
import { listMarks, removeMark, restoreMark, saveMark } from '../mark/calls.ts';
import { listDoubles, listPatients, savePatient } from '../patient/calls.ts';
import type { MenuSpec } from '../menu/menu-spec.ts';
import { deleteView, listViews, saveView } from '../view/calls.ts';
import {
  addCaseFiles,
  countCases,
  deleteCases,
  downloadCaseFile,
  getCase,
  getPatient,
  listCases,
  removeCaseFile,
  restoreCaseFile,
  restoreCases,
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
    calls: [
      listCases,
      countCases,
      getCase,
      getPatient,
      listMarks,
      downloadCaseFile,
      listViews,
      saveView,
      deleteView,
    ],
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
  {
    id: 'caseManagement.delete',
    parent: 'caseManagement',
    name: 'deleteCase',
    titleEn: 'Delete cases',
    permission: 'case:record:delete',
    calls: [deleteCases, restoreCases],
    orgTypes: [2, 3],
    startsWith,
    position: 22,
  },
];
