/** The first line of the innermost cause: the query builder wraps the database's own error. */
export function oneLine(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return oneLine(error.cause);
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n', 1)[0] ?? '';
}

/** Why the database was not opened, in one line without the URL, which may contain a password. */
export function whyNotOpened(error: unknown, { databaseUrl }: { databaseUrl?: string | undefined }): string {
  if (!databaseUrl) return oneLine(error);
  const { code } = error as NodeJS.ErrnoException;
  return `The server of DATABASE_URL can't be used: ${oneLine(error) || code || 'it does not answer'}`;
}
