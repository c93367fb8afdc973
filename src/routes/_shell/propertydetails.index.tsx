import { createFileRoute, redirect } from '@tanstack/react-router';
import { type SharedThing, sharedListing } from '../../features/properties/detail/shared-listing.ts';

/**
 * DESIGN §6: /propertydetails?isFeatured=true, the specification's path, redirects to the list of
 * featured properties. Content shared with the app arrives here too (the manifest's share_target)
 * and opens the property that it mentions.
 */
export const Route = createFileRoute('/_shell/propertydetails/')({
  validateSearch: (search: Record<string, unknown>) =>
    search as { isFeatured?: string | boolean } & SharedThing,
  beforeLoad: ({ search }) => {
    const id = sharedListing(search);
    if (id) throw redirect({ to: '/propertydetails/$id', params: { id: String(id) }, replace: true });
    const isFeatured = String(search.isFeatured) === 'true';
    throw redirect({ to: '/propertielist', search: isFeatured ? { isFeatured: true } : {}, replace: true });
  },
});
