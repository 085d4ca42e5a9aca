import type { ReactNode } from 'react';
import { LoadingState } from './loading-state.tsx';

export const Rows = (): ReactNode => <LoadingState />;
export const FewRows = (): ReactNode => <LoadingState rows={3} picture={false} />;
