import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { BoundedMap } from '../../common/bounded-map.js';
import type { Clock } from '../../common/clock.js';
import type { Language } from '../../words/types.gen.js';

/** A page as the browser would render it, with its style sheet. */
export interface RenderedPage {
  html: string;
  styles: string;
}

/** The exports of the web app's server build (web/src/entry-server.tsx). */
interface WebApp {
  render: (drawing: string, answers: unknown, language: Language) => Promise<RenderedPage>;
  /**
   * The URL whose rendering serves this one, or null if the browser renders it: a limited number, whatever is
   * requested.
   */
  drawingOf: (address: string, isCategory?: (slug: string) => boolean) => string | null;
}

interface CachedPage {
  /** The language and responses it was rendered from, as JSON. */
  answers: string;
  renderedAt: number;
  page: Promise<RenderedPage>;
}

/** A rendered page contains today's date, so it is rendered again soon after midnight. */
export const CACHED_MS = 60_000;

/** More than a salon has services; pages of renamed services are dropped. */
export const MAX_CACHED = 300;

/** Renders public pages with the web app's own code, once for as long as their content stays the same. */
export class ServerRenderer {
  private readonly cache = new BoundedMap<string, CachedPage>(MAX_CACHED);

  private constructor(
    private readonly webApp: WebApp,
    private readonly clock: Clock,
    private readonly whenDrawn: (seconds: number) => void,
  ) {}

  /** Loads the web app's server build (web/src/entry-server.tsx) from next to the browser's; null if it does not exist. */
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
   * The URL whose rendering serves this one, or null if the browser renders it.
   * @param categories slugs of the salon's service categories; without them, any name counts as one
   */
  drawingOf(address: string, categories?: ReadonlySet<string>): string | null {
    return this.webApp.drawingOf(address, categories && ((slug) => categories.has(slug)));
  }

  /**
   * @param language the language of the page at this URL, which has it as a prefix unless it is the salon's main one
   */
  draw(drawing: string, answers: unknown, language: Language): Promise<RenderedPage> {
    const now = this.clock.now().getTime();
    const json = language + JSON.stringify(answers);
    const cached = this.cache.get(drawing);
    if (cached?.answers === json && now - cached.renderedAt < CACHED_MS) return cached.page;
    const startedAtMs = performance.now();
    const page = this.webApp.render(drawing, answers, language);
    page.then(
      () => this.whenDrawn((performance.now() - startedAtMs) / 1000),
      // The caller who requested the page reports the error.
      () => undefined,
    );
    this.cache.set(drawing, { answers: json, renderedAt: now, page });
    return page;
  }
}
