import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { fetchAreas, knownAreas } from '../words/area';
import { documentLanguage } from './document-language';

/** What the shell has along for other pages; what it says itself is there by now. */
const shells = new Set(knownAreas());

/**
 * A page whose code comes when it is opened, and with it all that it says. What a part of the page asked for only once its
 * data is there would take away for a moment what is already shown.
 */
export const lazyPage = (
  load: () => Promise<{ default: ComponentType }>,
): LazyExoticComponent<ComponentType> =>
  lazy(async () => {
    const page = await load();
    // Without them it is shown all the same: each part tries again, and says if that fails.
    const ofPages = knownAreas().filter((area) => !shells.has(area));
    await fetchAreas(ofPages, documentLanguage()).catch(() => undefined);
    return page;
  });
