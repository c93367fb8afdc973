import type { ReactNode } from 'react';
import { type ErrorName, errorNumbers } from '../../contract/error-numbers.ts';
import { ApiError } from '../api/api-error.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorAlert } from './error-alert.tsx';

interface MissingFaceProps {
  /** By which name the server would refuse it. */
  error: ErrorName;
  /** Its words for that. */
  message: string;
  title: string;
  /** 1 where the screen has no other title. */
  level?: 1 | 2;
  /** The way on: a link. */
  action: ReactNode;
  children: ReactNode;
}

/** What an address names is not there (any more), or is not the reader's to see: the server's number, and a way on. */
export function MissingFace({ error, message, title, level, action, children }: MissingFaceProps) {
  return (
    <div className="page py-4">
      <ErrorAlert error={new ApiError(message, errorNumbers[error], 404)} />
      <EmptyState picture="/art/not-found.svg" title={title} level={level} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
