import { ByTheme } from './by-theme';

/** The picture of a place where there is nothing yet. */
export function EmptyIllustration() {
  return (
    <>
      <ByTheme $theme="light">
        <img src="/pictures/empty-state.svg" alt="" width={480} height={400} loading="lazy" />
      </ByTheme>
      <ByTheme $theme="night">
        <img src="/pictures/empty-state-night.svg" alt="" width={480} height={400} loading="lazy" />
      </ByTheme>
    </>
  );
}
