export { SaveTemplate } from './components/save-template.tsx';
export { TemplateMenu } from './components/template-menu.tsx';
export { useTemplateRights } from './use-template-rights.ts';
