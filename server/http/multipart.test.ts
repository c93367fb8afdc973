import { expect, it } from 'vitest';
import { readMultipart } from './multipart.ts';

const TYPE = 'multipart/form-data; boundary=xX';

/** A multipart body with one part. */
const bodyOf = (disposition: string, content = 'a') =>
  Buffer.from(`--xX\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n--xX--\r\n`);
const read = (body: Buffer | string, type = TYPE, most = 9) =>
  readMultipart(Buffer.from(body), type, most)?.map(({ name, isFile, content }) => [
    name,
    isFile,
    `${content}`,
  ]);

it.each([
  ['form-data; name="image"; filename="a.jpg"', ['image', true, 'a']],
  ['form-data; name=image; filename=a.jpg', ['image', true, 'a']],
  ['form-data; name="image"; filename*=UTF-8\'\'%D8%B5.jpg', ['image', true, 'a']],
  ['form-data; name="image"; filename="x.jpg"; filename*=utf-8\'\'%E2%82.jpg', ['image', true, 'a']],
  ["form-data; name*=UTF-8''title", ['title', false, 'a']],
  ['form-data;name=title', ['title', false, 'a']],
  ['FORM-DATA; Name="title"', ['title', false, 'a']],
  ['form-data; name="a\\"; filename=\\"b"', ['a"; filename="b', false, 'a']],
])('reads %s', (disposition, part) => expect(read(bodyOf(disposition))).toEqual([part]));

it('reads what Node’s own form data writes', async () => {
  const form = new FormData();
  form.set('عنوان', 'شقة\r\n--xX');
  form.set('file', new File(['\r\n\r\n'], 'صورة".jpg', { type: 'image/jpeg' }));
  form.set('empty', '');
  const sent = new Request('http://localhost', { method: 'POST', body: form });
  const body = Buffer.from(await sent.arrayBuffer());
  expect(read(body, sent.headers.get('content-type') ?? '')).toEqual([
    ['عنوان', false, 'شقة\r\n--xX'],
    ['file', true, '\r\n\r\n'],
    ['empty', false, ''],
  ]);
});

it('reads a quoted boundary, a preamble, spaces after a boundary and other headers', () => {
  const body =
    'before\r\n--xX  \r\nContent-Type: text/plain\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--xX--after';
  expect(read(body, 'multipart/form-data; charset=utf-8; boundary="xX"')).toEqual([['a', false, '1']]);
  expect(read('--xX--\r\n')).toEqual([]);
});

it.each([
  ['', TYPE],
  ['--xX', TYPE],
  ['--xX\r\n', TYPE],
  ['--xX\r\n\r\n1\r\n--xX--', TYPE],
  ['--xX\r\nContent-Disposition: form-data; name="a"\r\n\r\n1', TYPE],
  ['--xX\r\nContent-Disposition: form-data; name="a"\r\n--xX--', TYPE],
  ['--xX\r\nContent-Disposition: attachment; name="a"\r\n\r\n1\r\n--xX--', TYPE],
  ['--xX\r\nContent-Disposition: form-data; filename="a"\r\n\r\n1\r\n--xX--', TYPE],
  [bodyOf('form-data; name="a"'), 'multipart/form-data'],
  [bodyOf('form-data; name="a"'), 'multipart/form-data; boundary=yY'],
])('takes %j as %s for no form', (body, type) => expect(read(body, type)).toBeUndefined());

it('reads no more parts than it may', () => {
  const part = '--xX\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
  expect(read(`${part.repeat(2)}--xX--`, TYPE, 2)).toHaveLength(2);
  expect(read(`${part.repeat(3)}--xX--`, TYPE, 2)).toBeUndefined();
});
