import { Loading, Skeleton } from './skeleton.tsx';

interface FormBonesProps {
  /** Said once to screen readers. */
  label: string;
}

/** A form that is on its way: what it is about, and three fields. */
export function FormBones({ label }: FormBonesProps) {
  return (
    <Loading label={label} className="flex flex-col gap-4">
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-21 rounded-field" />
      <Skeleton className="h-21 rounded-field" />
      <Skeleton className="h-21 rounded-field" />
    </Loading>
  );
}
