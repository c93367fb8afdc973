import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Answer, Body } from '../../../contract/contract.ts';
import type { ApiError } from '../../api/api-error.ts';
import { apiOf } from '../../api/endpoint-query.ts';
import { uploadFetch } from '../../api/upload-fetch.ts';
import { withIntention } from '../../api/with-intention.ts';
import { blobOf } from '../../lib/data-url.ts';
import { PROPERTIES_SCOPE } from '../favourites/cards-scope.ts';
import { adBody } from './ad-body.ts';
import type { AdFields } from './ad-fields.ts';
import type { Uploaded } from './photo-uploads.ts';

/** A photograph, or an ad with its deed, may take long on a slow network; a stalled one is given up sooner. */
const UPLOAD_TIMEOUT_MS = 180_000;

/** Another ad, or another state of one: every list of cards may show it, and the account tells of it. */
function refreshAds(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [PROPERTIES_SCOPE] });
  void client.invalidateQueries({ queryKey: ['advertising'] });
  void client.invalidateQueries({ queryKey: ['notifications'] });
}

interface UploadOptions {
  key: string;
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** services §7: one photograph, by a call of its own; the same key twice is one photograph. */
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

/** services §7: a photograph of one's own is deleted. */
export function useDeletePhoto() {
  const client = useQueryClient();
  return useMutation<Answer<'advertising.removeMedia'>, ApiError, number>({
    mutationFn: (id) => apiOf(client)('advertising.removeMedia', { params: { id } }),
    onSuccess: () => refreshAds(client),
  });
}

/** services §7: a new ad (null), or the changes to one. Featuring answers where it is paid. */
export function useSendAd(propertyId: number | null) {
  const client = useQueryClient();
  return useMutation<Answer<'advertising.create'>, ApiError, AdFields>({
    mutationFn: (fields) => {
      const body = adBody(fields);
      const options = {
        timeoutMs: UPLOAD_TIMEOUT_MS,
        ...(fields.receiptImage && { files: { receiptImage: blobOf(fields.receiptImage) } }),
      };
      if (propertyId !== null) {
        return apiOf(client)('advertising.update', { params: { id: propertyId }, body }, options);
      }
      return withIntention(`advertise ${JSON.stringify(body)}`, (idempotencyKey) =>
        apiOf(client)('advertising.create', { body }, { ...options, idempotencyKey }),
      );
    },
    onSuccess: () => refreshAds(client),
  });
}

/** services §7: an ad of one's own is deleted. */
export function useDeleteAd() {
  const client = useQueryClient();
  return useMutation<Answer<'advertising.remove'>, ApiError, number>({
    mutationFn: (id) => apiOf(client)('advertising.remove', { params: { id } }),
    onSuccess: () => refreshAds(client),
  });
}

/** Takes back that an ad was deleted. */
export function useRestoreAd() {
  const client = useQueryClient();
  return useMutation<Answer<'advertising.restore'>, ApiError, number>({
    mutationFn: (id) => apiOf(client)('advertising.restore', { params: { id } }),
    onSettled: () => refreshAds(client),
  });
}

/** Gives the new licence of an ad whose licence has ended. */
export function useRenewAd(id: number) {
  const client = useQueryClient();
  return useMutation<Answer<'advertising.renew'>, ApiError, Body<'advertising.renew'>>({
    mutationFn: (body) => apiOf(client)('advertising.renew', { params: { id }, body }),
    onSuccess: () => refreshAds(client),
  });
}

/** services §7: asks for contract documentation. */
export function useAskForDocumentation() {
  const client = useQueryClient();
  return useMutation<Answer<'management.requestDocumentation'>, ApiError, { name: string; mobile: string }>({
    mutationFn: (body) => apiOf(client)('management.requestDocumentation', { body }),
    // Its place among the person's requests, and the notification of it.
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [PROPERTIES_SCOPE, 'requests.mine'] });
      void client.invalidateQueries({ queryKey: ['notifications'] });
    },
  });
}

/** Hides an ad, shows it again, or says that it is rented or sold. */
export function useMarkAd(id: number) {
  const client = useQueryClient();
  return useMutation<Answer<'advertising.mark'>, ApiError, Body<'advertising.mark'>['as']>({
    mutationFn: (as) => apiOf(client)('advertising.mark', { params: { id }, body: { as } }),
    onSettled: () => refreshAds(client),
  });
}

/** Says that an ad is still available. */
export function useConfirmAd(id: number) {
  const client = useQueryClient();
  return useMutation<Answer<'advertising.confirm'>, ApiError, void>({
    mutationFn: () => apiOf(client)('advertising.confirm', { params: { id } }),
    onSettled: () => refreshAds(client),
  });
}

/** Pays for the duration that was chosen: the answer says where. */
export function usePayFeatured(id: number) {
  const client = useQueryClient();
  return useMutation<Answer<'advertising.pay'>, ApiError, void>({
    mutationFn: () =>
      withIntention(`feature ${id}`, (idempotencyKey) =>
        apiOf(client)('advertising.pay', { body: { propertyId: id } }, { idempotencyKey }),
      ),
  });
}
