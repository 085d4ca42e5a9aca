import type { ReactNode } from 'react';
import { encode } from 'uqr';

/** A text as a QR code. Dark on light in every theme: that is what cameras read. */
export function QrPicture({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className: string;
}): ReactNode {
  const { data, size } = encode(text, { border: 0 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <path d={path} fill="currentColor" />
    </svg>
  );
}
