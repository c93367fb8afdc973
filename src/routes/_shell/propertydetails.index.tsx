import { createFileRoute, redirect } from '@tanstack/react-router';

/** DESIGN §6: /propertydetails?isFeatured=true, the specification's address, is the list of featured ones. */
export const Route = createFileRoute('/_shell/propertydetails/')({
  validateSearch: (search: Record<string, unknown>) => search as { isFeatured?: string | boolean },
  beforeLoad: ({ search }) => {
    const isFeatured = String(search.isFeatured) === 'true';
    throw redirect({ to: '/propertielist', search: isFeatured ? { isFeatured: true } : {}, replace: true });
  },
});
