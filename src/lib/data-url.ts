/** A base64 data: address as the file that it holds. */
export function blobOf(dataUrl: string): Blob {
  const [head = '', body = ''] = dataUrl.split(',', 2);
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? '';
  return new Blob([Uint8Array.from(atob(body), (character) => character.charCodeAt(0))], { type });
}

/** A file as a base64 data: address, for what keeps texts only. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
