import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { fetchAreas, knownAreas } from '../words/area';
import { documentLanguage } from './document-language';

/** Texts of other pages that the shell has loaded; its own are loaded by now. */
const shells = new Set(knownAreas());

/**
 * A page whose code and texts load when it is opened. A part that loaded its texts only once its data is there would
 * briefly hide what is already shown.
 */
export const lazyPage = (
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    const page = await load();
    // If texts fail to load, show the page anyway: each part retries and reports a failure.
    const ofPages = knownAreas().filter((area) => !shells.has(area));
    await fetchAreas(ofPages, documentLanguage()).catch(() => undefined);
    return page;
  });
