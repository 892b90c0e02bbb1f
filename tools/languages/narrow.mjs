// Real words on a phone: nothing too wide, broken or cut off.
import { brokenWords, sideways } from './look.mjs';

const PHONES = [390, 320];
const HEIGHT = 844;

/** Looks at a page as phones show it, and gives it its own width back. */
export async function lookOnPhones(where, page, { report, count }) {
  const wide = page.viewportSize();
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: HEIGHT });
    // Images and charts take their new size.
    await page.waitForTimeout(120);
    count.narrow += 1;
    const { over, widest } = await page.evaluate(sideways);
    if (over > 0) report(where, `${over} pixels too wide at ${width}: ${widest}`);
    for (const fault of await page.evaluate(brokenWords)) report(where, `${fault} at ${width}`);
  }
  await page.setViewportSize(wide);
}
