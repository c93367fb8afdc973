/** What of a bundler's module graph is asked for. */
interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

/** The entry, the bars, and the screen that most people see first. */
const STARTS = ['/src/main.tsx', '/src/shell/shell-layout.tsx', '/src/features/home/home-screen.tsx'];

/**
 * For a chunk of what the first screen needs: names it for the modules that these starts import, in any
 * number of steps, and for no other. What two later screens share would otherwise weigh on the first visit.
 * `root` is the project's folder.
 */
export function firstScreenChunk(name: string, root: string) {
  let found: Set<string> | null = null;
  return (id: string, graph: ModuleGraph): string | null => {
    found ??= reach(
      STARTS.map((path) => root + path),
      graph,
    );
    return found.has(id) ? name : null;
  };
}

function reach(ids: string[], graph: ModuleGraph, found = new Set<string>()): Set<string> {
  for (const id of ids) {
    if (found.has(id)) continue;
    found.add(id);
    reach(graph.getModuleInfo(id)?.importedIds ?? [], graph, found);
  }
  return found;
}
