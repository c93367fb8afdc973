import { expect, it } from 'vitest';
import { firstScreenChunk } from './first-screen.vite.ts';

const imports: Record<string, string[]> = {
  '/app/src/main.tsx': ['/app/src/router.tsx'],
  '/app/src/router.tsx': ['/app/src/ui/button.tsx', '/app/src/main.tsx'],
  '/app/src/features/home/home-screen.tsx': ['/app/src/ui/rail.tsx'],
  '/app/src/features/properties/near-screen.tsx': ['/app/src/ui/pager.tsx', '/app/src/ui/button.tsx'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

it('names the chunk for what the first screen imports in any number of steps, and for nothing else', () => {
  const nameOf = firstScreenChunk('app', '/app');
  for (const path of ['main.tsx', 'router.tsx', 'ui/button.tsx', 'ui/rail.tsx'])
    expect(nameOf(`/app/src/${path}`, graph)).toBe('app');
  for (const path of ['features/properties/near-screen.tsx', 'ui/pager.tsx'])
    expect(nameOf(`/app/src/${path}`, graph)).toBeNull();
});
