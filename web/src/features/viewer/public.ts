export { ModelPreview } from './components/model-preview.tsx';
export { ModelStage } from './components/model-stage.tsx';
export { loadEngineAhead } from './load-engine.ts';
export { NoteList } from './components/note-list.tsx';
export type { ModelLayer } from './model-layer.ts';
export { useFirstInsets } from './stage-insets.ts';
export { useToothName } from './use-tooth-name.ts';
export { useModel } from './model.ts';
export { ModelProvider } from './model-provider.tsx';
