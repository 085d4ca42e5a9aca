import '../workbench.css';
import { EmbeddedViewer } from 'online-3d-viewer';
import { noteFrame } from '../times.ts';

/** `?scan=/jaws/noisy.stl`: the original in a viewer that many pages use. */
const scan = new URLSearchParams(location.search).get('scan') ?? '';
const host = document.getElementById('host');
if (host === null) throw new Error('the page has no host');
new EmbeddedViewer(host, { onModelLoaded: () => noteFrame('first', 'full') }).LoadModelFromUrlList([
  new URL(scan, location.href).href,
]);
