type Written = string | number | boolean;

/**
 * A URL's search part as plain text by key. The router's own parser reads every value as JSON and
 * writes texts that look like JSON in quotes; the specification's addresses
 * (`?typeId=3&features=1,2`) are plain. A key that stands several times gives a list.
 */
export function parseSearch(search: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = Object.create(null);
  for (const [key, value] of new URLSearchParams(search)) {
    const before = found[key];
    found[key] = before === undefined ? value : [before, value].flat();
  }
  return found;
}

/**
 * The search part of an address, with its `?`; what is empty is left out, and commas stay readable.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts = Object.entries(search).flatMap(([key, value]) =>
    [value].flat().flatMap((one) => (isWritten(one) ? [`${encode(key)}=${encode(String(one))}`] : [])),
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

function isWritten(value: unknown): value is Written {
  return (
    (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'
  );
}

/** Half of a surrogate pair can't be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/%2C/g, ',').replace(/%20/g, '+');
}
