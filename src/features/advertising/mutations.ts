import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { uploadFetch } from '../../api/upload-fetch.ts';
import { withIdempotencyKey } from '../../api/with-idempotency-key.ts';
import { blobOf } from '../../lib/data-url.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';
import { adBody } from './ad-body.ts';
import type { AdFields } from './ad-fields.ts';
import type { Uploaded } from './photo-uploads.ts';

/** For photographs, and ads with a deed, on a slow network; a stalled request fails sooner. */
const UPLOAD_TIMEOUT_MS = 180_000;

/**
 * Refetches after a change of an ad: any list of cards may show it, and a notification may report
 * it.
 */
export function refreshAds(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [PROPERTIES_SCOPE] });
  void client.invalidateQueries({ queryKey: ['advertising'] });
  void client.invalidateQueries({ queryKey: ['notifications'] });
}

interface UploadOptions {
  key: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** services §7: uploads one photograph; a repeated key does not add it twice. */
export async function uploadPhoto(
  client: QueryClient,
  file: Blob,
  { key, onProgress, signal }: UploadOptions,
): Promise<Uploaded> {
  const answer = await apiOf(client)(
    'advertising.uploadMedia',
    {},
    {
      files: { file },
      idempotencyKey: key,
      fetch: uploadFetch(onProgress),
      timeoutMs: UPLOAD_TIMEOUT_MS,
      signal,
    },
  );
  return { mediaId: answer.mediaId, path: answer.filePath, isDuplicate: answer.isOnAnotherAd };
}

/** services §7: sends a new ad (null), or changes. A featured ad's answer has a payment URL. */
export function useSendAd(propertyId: number | null) {
  const client = useQueryClient();
  return useMutation<Answer<'advertising.create'>, ApiError, AdFields>({
    mutationFn: (fields) => {
      const body = adBody(fields);
      const options = {
        timeoutMs: UPLOAD_TIMEOUT_MS,
        ...(fields.receiptImage && { files: { receiptImage: blobOf(fields.receiptImage) } }),
      };
      return withIdempotencyKey(`advertise ${propertyId} ${JSON.stringify(body)}`, (idempotencyKey) =>
        propertyId === null
          ? apiOf(client)('advertising.create', { body }, { ...options, idempotencyKey })
          : apiOf(client)(
              'advertising.update',
              { params: { id: propertyId }, body },
              { ...options, idempotencyKey },
            ),
      );
    },
    onSuccess: () => refreshAds(client),
  });
}
