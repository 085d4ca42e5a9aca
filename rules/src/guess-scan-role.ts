import { readFileName, type NamedRole } from './scan-role-words.ts';
import type { ScanRole } from './scans.ts';

/** What the shape of a mesh says about it. */
interface ShapeGuess {
  jaw: 'upper' | 'lower' | 'bite' | 'unknown';
  /** Whether to go by it without asking. */
  sure: boolean;
}

export interface GuessedRole {
  role: ScanRole;
  /** Whether to go by it without asking. */
  sure: boolean;
}

const PHOTOS = new Set(['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif', 'tif', 'tiff', 'bmp', 'gif']);

/** Of several words in a name the one that says most: `upper_scanbody` is not an upper jaw as others are. */
const TELLING: NamedRole[] = ['scanBody', 'preOp', 'design', 'bite'];

/** The role of a file from its name and, for a mesh, from what was recognized. Where the two differ, somebody is asked. */
export function guessRole(fileName: string, recognized?: ShapeGuess): GuessedRole {
  const dot = fileName.lastIndexOf('.');
  const extension = dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
  if (PHOTOS.has(extension)) return { role: 'photo', sure: true };
  const { roles, words } = readFileName(dot < 0 ? fileName : fileName.slice(0, dot));
  const named = TELLING.find((role) => roles.has(role)) ?? onlyJaw(roles);
  if (named === undefined) return byShape(recognized);
  return { role: withNumber(named, words), sure: !contradicts(named, recognized) };
}

/** A name with both jaws says neither. */
function onlyJaw(roles: Set<NamedRole>): NamedRole | undefined {
  if (roles.has('upper') === roles.has('lower')) return undefined;
  return roles.has('upper') ? 'upper' : 'lower';
}

function byShape(recognized?: ShapeGuess): GuessedRole {
  if (recognized === undefined || recognized.jaw === 'unknown') return { role: 'other', sure: false };
  return { role: recognized.jaw === 'bite' ? 'bite1' : recognized.jaw, sure: recognized.sure };
}

const SECOND = new Set(['2', '02', 'second', 'right', 'rechts', 'droite', 'derecha', 'destra', '右']);

function withNumber(role: NamedRole, words: string[]): ScanRole {
  if (role !== 'bite') return role;
  return words.some((word) => SECOND.has(word)) ? 'bite2' : 'bite1';
}

/** Scans before treatment and of scan bodies are jaws too; a design may have any shape. */
function contradicts(named: NamedRole, recognized?: ShapeGuess): boolean {
  if (recognized === undefined || !recognized.sure || recognized.jaw === 'unknown') return false;
  if (named === 'design') return false;
  if (named === 'preOp' || named === 'scanBody') return recognized.jaw === 'bite';
  return named !== recognized.jaw;
}
