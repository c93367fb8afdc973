import { type ComponentProps, createContext, use } from 'react';

/** Where the skip link leads. */
export const MAIN_ID = 'main';

const InsideMain = createContext(false);

/** The page's one main landmark. Screens that stand in a layout or alone use it too: inside, it is a plain box. */
export function MainLandmark(props: ComponentProps<'div'>) {
  if (use(InsideMain)) return <div {...props} />;
  return (
    <InsideMain value={true}>
      <main {...props} id={MAIN_ID} tabIndex={-1} data-quiet-focus="" />
    </InsideMain>
  );
}
