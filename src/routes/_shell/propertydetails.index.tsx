import { createFileRoute, redirect } from '@tanstack/react-router';
import { type SharedThing, sharedListing } from '../../features/properties/detail/shared-listing.ts';

/**
 * DESIGN §6: /propertydetails?isFeatured=true, the specification's address, is the list of featured
 * ones. What is shared with the app comes here as well (the manifest's share_target): it opens the
 * listing it speaks of.
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
