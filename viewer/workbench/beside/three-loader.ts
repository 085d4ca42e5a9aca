import '../workbench.css';
import { Mesh, MeshStandardMaterial } from 'three';
import { STLLoader } from 'three/addons/loaders/STLLoader.js';
import { noteFrame } from '../times.ts';
import { showPlainly } from './plain-scene.ts';

/** `?scan=/jaws/noisy.stl`: the original by the loader that three.js has for it. */
const scan = new URLSearchParams(location.search).get('scan') ?? '';
const geometry = await new STLLoader().loadAsync(scan);
showPlainly(new Mesh(geometry, new MeshStandardMaterial({ color: '#d9cfbd', roughness: 0.6 })));
noteFrame('first', 'full');
