import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { Answer } from '../../../contract/contract.ts';

/**
 * The baseline of floor-bench.ts: the same libraries and thirty cards, without anything else of
 * Rukn.
 */

function Cards() {
  const { data } = useQuery({
    queryKey: ['list'],
    queryFn: async (): Promise<Answer<'properties.list'>> => (await fetch('/list.json')).json(),
  });
  return (
    <ul>
      {data?.properties.map(({ id, title, price, mediaFiles, City, Neighborhood }) => (
        <li key={id}>
          <article>
            <img src={mediaFiles[0]?.filePath} alt="" width={360} height={270} loading="lazy" />
            <h2>
              <Link to="/">{title}</Link>
            </h2>
            <p>{price}</p>
            <p>
              {Neighborhood.name}، {City.name}
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}

const root = createRootRoute();
const index = createRoute({ getParentRoute: () => root, path: '/', component: Cards });
const router = createRouter({ routeTree: root.addChildren([index]) });

createRoot(document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
