import type { Mesh } from '../core/mesh.ts';
import { recognizeJaw, type RecognizedJaw } from '../jaw/recognize-jaw.ts';
import { weldVertices } from '../topology/weld.ts';
import { checkMesh, type MeshReport } from './check.ts';
import { guessUnit, MILLIMETERS, type GuessedUnit, type Unit } from './unit.ts';

/** What is known of a scan before anything is made of it. All lengths are in millimeters. */
export interface InspectedScan {
  /** In millimeters, with its triangles joined. */
  mesh: Mesh;
  report: MeshReport;
  unit: GuessedUnit;
  jaw: RecognizedJaw;
}

export interface InspectOptions {
  /** Of somebody who knows it; otherwise it is guessed. */
  unit?: Unit;
  onStep?: (step: 'recognize' | 'check') => void;
}

export function inspectScan(
  scan: Mesh,
  { unit: known, onStep = () => {} }: InspectOptions = {},
): InspectedScan {
  onStep('recognize');
  const found = recognizeJaw(scan);
  const unit =
    known === undefined
      ? guessUnit(scan, found)
      : { unit: known, factorToMm: MILLIMETERS[known], sure: true };
  onStep('check');
  return { ...checkAndJoin(scaled(scan, unit.factorToMm)), unit, jaw: inMillimeters(found, unit) };
}

function inMillimeters(jaw: RecognizedJaw, { factorToMm }: GuessedUnit): RecognizedJaw {
  const [x, y, z] = jaw.center;
  return { ...jaw, center: [x * factorToMm, y * factorToMm, z * factorToMm], width: jaw.width * factorToMm };
}

function scaled(mesh: Mesh, factor: number): Mesh {
  return factor === 1 ? mesh : { ...mesh, positions: mesh.positions.map((value) => value * factor) };
}

/** Some files give every triangle corners of its own. Then nothing hangs together, and nothing can be simplified. */
function checkAndJoin(mesh: Mesh): { mesh: Mesh; report: MeshReport } {
  const report = checkMesh(mesh);
  const isTorn = report.boundaryEdges > report.triangles;
  if (!isTorn || report.diagonal === 0) return { mesh, report };
  const joined = weldVertices(mesh, report.diagonal * 1e-6);
  return { mesh: joined, report: checkMesh(joined) };
}
