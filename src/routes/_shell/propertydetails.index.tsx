import { createFileRoute, redirect } from '@tanstack/react-router';

/** DESIGN §6: /propertydetails?isFeatured=true, the specification's address, is the list of featured ones. */
export const Route = createFileRoute('/_shell/propertydetails/')({
  beforeLoad: ({ search }) => {
    const isFeatured = String((search as { isFeatured?: unknown }).isFeatured) === 'true';
    throw redirect({ to: '/propertielist', search: isFeatured ? { isFeatured: true } : {}, replace: true });
  },
});
