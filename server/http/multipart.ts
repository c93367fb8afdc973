/** A part of a form: a field's text, or a file. */
export interface FormPart {
  name: string;
  isFile: boolean;
  content: Buffer;
}

const CRLF = '\r\n';
const BOUNDARY = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;]{1,200}))/i;
const DISPOSITION = /^content-disposition:\s*form-data\b(.*)$/im;
/** name=form, name="form", and name*=UTF-8''form for non-ASCII names. */
const PARAMETER = /;\s*([\w-]+)(\*?)\s*=\s*(?:"((?:\\.|[^"\\])*)"|([^\s;"]*))/g;

/** Decodes RFC 8187 values; returns other text unchanged. */
function decoded(extended: string): string {
  const [, value] = /^utf-8'[^']*'(.*)$/i.exec(extended) ?? [];
  try {
    return value === undefined ? extended : decodeURIComponent(value);
  } catch {
    return extended;
  }
}

/** Reads a part's headers; null if it is no form part. */
function readHead(head: string): Pick<FormPart, 'name' | 'isFile'> | null {
  const [, parameters] = DISPOSITION.exec(head) ?? [];
  if (parameters === undefined) return null;
  const values = new Map<string, string>();
  for (const [, key = '', star, quoted, bare = ''] of parameters.matchAll(PARAMETER)) {
    const value = quoted?.replace(/\\(.)/g, '$1') ?? bare;
    if (star || !values.has(key.toLowerCase())) values.set(key.toLowerCase(), star ? decoded(value) : value);
  }
  const name = values.get('name');
  return name === undefined ? null : { name, isFile: values.has('filename') };
}

/**
 * Parses a multipart/form-data body (RFC 7578) leniently: Node's own parser refuses unquoted names
 * and `filename*`. Null if the body is not multipart, or has more than `most` parts.
 */
export function readMultipart(body: Buffer, contentType: string, most: number): FormPart[] | null {
  const [, quoted, bare] = BOUNDARY.exec(contentType) ?? [];
  const dashes = `--${quoted ?? bare ?? ''}`;
  if (dashes === '--') return null;
  const parts: FormPart[] = [];
  // The first boundary may follow a preamble; each later one ends the part before it.
  let at =
    body.subarray(0, dashes.length).toString('latin1') === dashes ? 0 : body.indexOf(CRLF + dashes) + 2;
  if (at === 1) return null;
  for (;;) {
    const lineEnd = body.indexOf(CRLF, at);
    const line = body.subarray(at + dashes.length, lineEnd === -1 ? undefined : lineEnd).toString('latin1');
    if (line.startsWith('--')) return parts;
    if (lineEnd === -1 || line.trim() !== '' || parts.length === most) return null;
    const end = body.indexOf(CRLF + dashes, lineEnd);
    const headEnd = body.indexOf(CRLF + CRLF, lineEnd);
    if (end === -1 || headEnd === -1 || headEnd + 2 > end) return null;
    const head = readHead(body.subarray(lineEnd, headEnd).toString('utf8'));
    if (!head) return null;
    parts.push({ ...head, content: body.subarray(headEnd + 4, end) });
    at = end + 2;
  }
}
