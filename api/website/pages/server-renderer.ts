import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BoundedMap } from '../../common/bounded-map.js';
import type { Clock } from '../../common/clock.js';
import type { Language } from '../../words/types.gen.js';

/** A page as the browser would render it, and its style sheet. */
export interface RenderedPage {
  html: string;
  styles: string;
}

/** What the web app's build for the server has (web/src/entry-server.tsx). */
interface WebApp {
  render: (drawing: string, answers: unknown, language: Language) => Promise<RenderedPage>;
  /** The address whose drawing serves this one, or null when the browser draws it: few, whatever is asked for. */
  drawingOf: (address: string, isCategory?: (slug: string) => boolean) => string | null;
}

interface CachedPage {
  /** The language and the answers it was rendered from, as JSON. */
  answers: string;
  renderedAt: number;
  page: Promise<RenderedPage>;
}

/** A rendered page says which day is today, so it is rendered again soon after midnight. */
export const CACHED_MS = 60_000;

/** More than a salon has services; the pages of services that were renamed make way. */
export const MAX_CACHED = 300;

/** Renders public pages by the web app's own code, once for as long as what they show stays the same. */
export class ServerRenderer {
  private readonly cache = new BoundedMap<string, CachedPage>(MAX_CACHED);

  private constructor(
    private readonly webApp: WebApp,
    private readonly clock: Clock,
    private readonly whenDrawn: (seconds: number) => void,
  ) {}

  /** Loads the web app's build for the server (web/src/entry-server.tsx) from beside the one for browsers; null if there is none. */
  static async load(
    folder: string,
    clock: Clock,
    whenDrawn: (seconds: number) => void,
  ): Promise<ServerRenderer | null> {
    const file = path.join(folder, '../ssr/entry-server.js');
    if (!existsSync(file)) return null;
    const webApp = (await import(pathToFileURL(file).href)) as WebApp;
    return new ServerRenderer(webApp, clock, whenDrawn);
  }

  /**
   * The address whose drawing serves this one, or null when the browser draws it.
   * @param categories of the salon's services; without them any category is taken for one
   */
  drawingOf(address: string, categories?: ReadonlySet<string>): string | null {
    return this.webApp.drawingOf(address, categories && ((slug) => categories.has(slug)));
  }

  /** @param language of the page at this address, which it names itself unless it is the salon's main one */
  draw(drawing: string, answers: unknown, language: Language): Promise<RenderedPage> {
    const now = this.clock.now().getTime();
    const json = language + JSON.stringify(answers);
    const cached = this.cache.get(drawing);
    if (cached?.answers === json && now - cached.renderedAt < CACHED_MS) return cached.page;
    const startedAtMs = performance.now();
    const page = this.webApp.render(drawing, answers, language);
    page.then(
      () => this.whenDrawn((performance.now() - startedAtMs) / 1000),
      // Whoever asked for the page says so.
      () => undefined,
    );
    this.cache.set(drawing, { answers: json, renderedAt: now, page });
    return page;
  }
}
