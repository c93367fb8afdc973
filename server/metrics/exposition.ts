/** One figure of a family: `suffix` as in `_bucket`, labels as in `{route="/api/home"}`. */
interface Sample {
  suffix?: string;
  labels?: Record<string, string>;
  value: number;
}

export interface Family {
  /** In base units: seconds, bytes. */
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '"': '\\"', '\n': '\\n' };
const quoted = (value: string) => `"${value.replace(/[\\"\n]/g, (character) => ESCAPES[character] ?? '')}"`;

function lineOf(name: string, { suffix = '', labels = {}, value }: Sample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}=${quoted(text)}`);
  return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`;
}

/** Prometheus' text format (https://prometheus.io/docs/instrumenting/exposition_formats/). */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export function toExposition(families: Family[]): string {
  const lines = families.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map((sample) => lineOf(name, sample)),
  ]);
  return `${lines.join('\n')}\n`;
}

interface Series {
  labels: Record<string, string>;
  /** How many fell into each bucket, and above the last. */
  counts: number[];
  sum: number;
}

/**
 * Counts how long things took, by their labels; `bounds` are the buckets' upper ends, ascending.
 */
export function createHistogram({ name, help, bounds }: { name: string; help: string; bounds: number[] }) {
  const series = new Map<string, Series>();
  return {
    observe(labels: Record<string, string>, value: number): void {
      const key = Object.values(labels).join('\n');
      const kept = series.get(key) ?? { labels, counts: Array<number>(bounds.length + 1).fill(0), sum: 0 };
      series.set(key, kept);
      const fits = bounds.findIndex((bound) => value <= bound);
      const bucket = fits === -1 ? bounds.length : fits;
      kept.counts[bucket] = (kept.counts[bucket] ?? 0) + 1;
      kept.sum += value;
    },
    family(): Family {
      const samples = [...series.values()].flatMap(({ labels, counts, sum }): Sample[] => {
        let total = 0;
        const buckets = counts.map((count, index): Sample => {
          total += count;
          const le = String(bounds[index] ?? '+Inf');
          return { suffix: '_bucket', labels: { ...labels, le }, value: total };
        });
        return [
          ...buckets,
          { suffix: '_sum', labels, value: sum },
          { suffix: '_count', labels, value: total },
        ];
      });
      return { name, help, type: 'histogram', samples };
    },
  };
}
