import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { createCircuit } from '../../lib/circuit.ts';
import { ProviderError } from '../../lib/provider-error.ts';
import type { StorageGateway } from './storage-gateway.ts';
import { requireKey } from './storage-key.ts';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

interface S3Settings {
  /**
   * The service's URL without the bucket or a trailing slash: https://s3.me-south-1.amazonaws.com.
   */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * A bucket of an S3-compatible service, with path-style URLs, which all of them support; it need
 * not be public. Throws ProviderError. API:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export function createS3Storage({ endpoint, bucket, region, ...keys }: S3Settings): StorageGateway {
  const client = new AwsClient({ ...keys, service: 's3', region, retries: RETRIES });
  const circuit = createCircuit('The storage');

  async function call(
    method: 'PUT' | 'HEAD' | 'GET' | 'DELETE',
    key: string,
    content?: Buffer,
  ): Promise<Response> {
    requireKey(key);
    const body = content && new Uint8Array(content);
    // The service rejects content that was changed on the way.
    const hash = body && createHash('sha256').update(body).digest('hex');
    let response: Response;
    try {
      response = await circuit.run(
        () =>
          client.fetch(`${endpoint}/${bucket}/${key}`, {
            method,
            signal: AbortSignal.timeout(TIMEOUT_MS),
            ...(body && { body, headers: { 'x-amz-content-sha256': hash ?? '' } }),
          }),
        ({ status }) => status >= 500,
      );
    } catch (cause) {
      if (cause instanceof ProviderError) throw cause;
      throw new ProviderError(
        `The storage did not answer (${cause instanceof Error ? cause.name : 'unknown'})`,
      );
    }
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response;
    await response.body?.cancel();
    throw new ProviderError(`The storage refused a ${method}: HTTP ${response.status}`);
  }

  /** Frees the connection. */
  async function finish(response: Response): Promise<void> {
    await response.body?.cancel();
  }

  return {
    async put(key, content) {
      await finish(await call('PUT', key, content));
      // A proxy or a broken service may say yes and keep nothing: the only copy would be lost.
      const kept = await call('HEAD', key);
      if (kept.status === 404 || Number(kept.headers.get('content-length')) !== content.length)
        throw new ProviderError('The storage did not keep what it took');
    },
    async read(key) {
      const response = await call('GET', key);
      if (response.status === 404 || !response.body) {
        await finish(response);
        return null;
      }
      const stream = Readable.fromWeb(response.body as ReadableStream);
      // If the reader has disconnected, the timeout later destroys the stream: without a listener,
      // its error would end the process.
      stream.on('error', () => undefined);
      return { bytes: Number(response.headers.get('content-length')), stream };
    },
    async remove(key) {
      await finish(await call('DELETE', key));
    },
  };
}
