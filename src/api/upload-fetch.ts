/** An upload without progress for this long is aborted. */
const STALL_MS = 20_000;

/**
 * A `fetch` over XMLHttpRequest, for `CallOptions.fetch`: only XMLHttpRequest reports how much of a
 * body is sent (0 to 1). Rejects as fetch does: with a TypeError when the network fails, with the
 * signal's reason when it is aborted.
 */
export function uploadFetch(onProgress: (share: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      let timer: ReturnType<typeof setTimeout>;
      const watch = () => {
        clearTimeout(timer);
        timer = setTimeout(() => request.abort(), STALL_MS);
      };
      const stop = () => request.abort();
      request.open(method, String(address));
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => {
        watch();
        if (total > 0) onProgress(loaded / total);
      };
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      request.onerror = () => reject(new TypeError('Failed to upload'));
      request.onabort = () => reject(signal?.aborted ? signal.reason : new TypeError('The upload stalled'));
      request.onloadend = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', stop);
      };
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      signal?.addEventListener('abort', stop);
      watch();
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}
