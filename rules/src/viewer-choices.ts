/** In the order of their keys, from 1 on. */
export const VIEWER_VIEWS = ['left', 'front', 'right', 'back', 'occlusal', 'multiple'] as const;

export const VIEWER_BACKGROUNDS = ['default', 'dynamic', 'fresh'] as const;
