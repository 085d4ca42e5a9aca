import { DoubleSide, Matrix4, Ray, type Intersection, type Plane, type Vector3 } from 'three';
import type { Layer } from '../model/layer.ts';
import type { Surface } from '../scene/surface.ts';
import type { Hit } from '../types/hit.ts';

export interface Found {
  hit: Hit;
  /** Millimeters from the ray's origin to the layer as drawn, which may be an opened jaw. */
  distance: number;
}

/** The nearest hit of a ray with the visible layers, or null. The direction must have length 1. */
export function hitLayers(layers: readonly Layer[], ray: Ray): Found | null {
  let nearest: Found | null = null;
  for (const layer of layers) {
    if (!layer.isShown || layer.touchable === null) continue;
    const found = hitLayer(layer, layer.touchable, ray);
    if (found !== null && (nearest === null || found.distance < nearest.distance)) nearest = found;
  }
  return nearest;
}

function hitLayer(layer: Layer, surface: Surface, ray: Ray): Found | null {
  const toSteps = new Matrix4().copy(layer.group.matrix).multiply(surface.toMillimeters).invert();
  const local = ray.clone().applyMatrix4(toSteps);
  local.direction.normalize();
  const { scale } = surface.shape;
  const seen = seenPart(ray, layer.materials.surface.clippingPlanes ?? []);
  let found: Found | null = null;
  for (const { tree, firstTriangle } of surface.chunks) {
    const far: number = Math.min(seen.to, found?.distance ?? Infinity) / scale;
    const met: Intersection | null = tree?.raycastFirst(local, DoubleSide, seen.from / scale, far) ?? null;
    if (met === null || met.face == null || met.faceIndex == null) continue;
    const point = met.point.applyMatrix4(surface.toMillimeters);
    const { normal } = met.face;
    const hit = {
      layerId: layer.id,
      point: [point.x, point.y, point.z] as const,
      normal: [normal.x, normal.y, normal.z] as const,
      triangle: firstTriangle + met.faceIndex,
      isFull: surface === layer.surfaces.full,
    };
    found = { distance: met.distance * scale, hit };
  }
  return found;
}

/** The part of a ray that is not clipped, in millimeters from its origin. */
export function seenPart(ray: Ray, planes: readonly Plane[]): { from: number; to: number } {
  let from = 0;
  let to = Infinity;
  for (const plane of planes) {
    const height = plane.distanceToPoint(ray.origin);
    const slope = plane.normal.dot(ray.direction);
    const crossing = slope === 0 ? Infinity : -height / slope;
    if (height < 0) from = Math.max(from, slope > 0 ? crossing : Infinity);
    else if (slope < 0) to = Math.min(to, crossing);
  }
  return { from, to };
}

/** A ray from one point towards another. */
export function rayBetween(from: Vector3, to: Vector3): Ray {
  return new Ray(from.clone(), to.clone().sub(from).normalize());
}
