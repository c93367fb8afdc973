/** Photos that were seen, of ads and articles. */
export const PHOTOS = 'rukn-photos';

/** Pictures for whoever may see them alone: the page asks for them with its session, and nothing keeps them. */
export const isPrivatePath = (pathname: string): boolean => pathname.startsWith('/media/orders/');

/** Removes those that earlier workers kept among the photos. */
export async function forgetPrivatePhotos(): Promise<void> {
  const cache = await caches.open(PHOTOS);
  const kept = await cache.keys();
  const isPrivate = ({ url }: Request) => isPrivatePath(new URL(url).pathname);
  await Promise.all(kept.filter(isPrivate).map((request) => cache.delete(request, { ignoreVary: true })));
}
