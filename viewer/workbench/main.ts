import './workbench.css';
import type { LayerSource, Resource } from '../src/types/layer-source.ts';
import { VIEWER_VIEWS } from '@archway/rules/viewer-choices';
import { Viewer } from '../src/viewer.ts';
import { noteFrame } from './times.ts';
import type { Toolbox } from './toolbox.ts';

/**
 * `?layer=lower:/jaws/lower&layer=upper:/jaws/upper&theme=dark&view=front`: each layer is a role and where its files
 * are, `.preview.glb` and `.full.glb`. The viewer is `window.viewer`, and `window.toolbox` has its tools; M, S, A and G
 * take them into the hand.
 */
const asked = new URLSearchParams(location.search);
const host = document.getElementById('host');
if (host === null) throw new Error('the page has no host');

const resource = (url: string): Resource => ({ url, bytes: 0, triangles: 0 });
const layers = asked.getAll('layer').map((text): LayerSource => {
  const [role = 'other', at = ''] = text.split(':');
  return {
    id: role,
    role,
    name: role,
    preview: asked.has('only-full') ? null : resource(`${at}.preview.glb`),
    full: asked.has('only-preview') ? null : resource(`${at}.full.glb`),
    toMillimeters: 1,
  };
});

let toolbox: Toolbox | undefined;
const viewer = new Viewer(host, {
  theme: asked.get('theme') === 'dark' ? 'dark' : 'light',
  reducedMotion: asked.has('still'),
  label: 'Model',
  ahead: layers,
  onRequest: (request) => {
    if (request === 'measure') toolbox?.measure('distance');
    else if (request === 'section') toolbox?.section();
    else if (request === 'annotate') toolbox?.pin();
    else if (request === 'margin') toolbox?.margin();
  },
});
Object.assign(globalThis, { viewer, timeFrames });
viewer.subscribe(() => {
  const shown = viewer.state.layers;
  if (shown.some(({ stage }) => stage === 'preview' || stage === 'full')) noteFrame('first');
  if (shown.length > 0 && shown.every(({ stage }) => stage === 'full')) noteFrame('full');
});

/** Answers how many seconds so many frames took while the model turned slowly. */
async function timeFrames(count: number): Promise<number> {
  viewer.setDisplay({ animation: 'turn' });
  const [first, began] = [viewer.costs.frames, performance.now()];
  while (viewer.costs.frames < first + count) await new Promise(requestAnimationFrame);
  viewer.setDisplay({ animation: 'none' });
  return (performance.now() - began) / 1_000;
}

viewer.setLayers(layers);
viewer.setDisplay({ trueColor: !asked.has('stone'), vivid: asked.has('vivid') });
const view = VIEWER_VIEWS.find((name) => name === asked.get('view'));
if (view !== undefined) viewer.setView(view);

// Tools come after the model: nobody takes one before there is something to see.
void import('./toolbox.ts').then((tools) => {
  toolbox = new tools.Toolbox(viewer);
  return Object.assign(globalThis, { toolbox });
});
