import { ThemeOnly } from './theme-only';

/** The illustration for empty pages. */
export function EmptyIllustration() {
  return (
    <>
      <ThemeOnly $theme="light">
        <img src="/pictures/empty-state-e9f71209.svg" alt="" width={480} height={400} loading="lazy" />
      </ThemeOnly>
      <ThemeOnly $theme="night">
        <img src="/pictures/empty-state-night-e9f71209.svg" alt="" width={480} height={400} loading="lazy" />
      </ThemeOnly>
    </>
  );
}
