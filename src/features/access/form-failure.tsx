import type { ApiError } from '../../api/api-error.ts';
import { ErrorAlert } from '../../shell/error-alert.tsx';

interface FormFailureProps {
  error: ApiError | null;
  /** The form's fields: an error shown at one of them is not shown again here. */
  fields: readonly string[];
  /** Signing in shows the message without the badge (DESIGN §6). */
  badge?: boolean;
}

/** An error that concerns the whole form, shown above its fields; submitting again retries. */
export function FormFailure({ error, fields, badge }: FormFailureProps) {
  if (!error || fields.some((field) => field in error.fields)) return null;
  return <ErrorAlert key={error.message} error={error} badge={badge} />;
}
