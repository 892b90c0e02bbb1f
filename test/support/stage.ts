import type { Browser } from 'playwright-core';
import { type EmptySalon, openDemoSalon, openEmptySalon, type RunningSalon } from './running-salon.js';
import { openBrowser, visit, type Visit, type VisitOptions } from './visitor.js';

/** A salon for the stories of one file, with a browser in front of it: open from before the first until after the last. */
class Stage<Salon extends { url: string; stop: () => Promise<void> }> {
  private opened: { salon: Salon; browser: Browser } | undefined;

  constructor(open: () => Promise<Salon>) {
    beforeAll(async () => {
      this.opened = { salon: await open(), browser: await openBrowser() };
    });
    afterAll(async () => {
      await this.opened?.browser.close();
      await this.opened?.salon.stop();
    });
  }

  get url(): string {
    return this.salon.url;
  }

  get browser(): Browser {
    return this.now.browser;
  }

  /** Somebody comes by, with a fresh browser of this width. */
  visit(options: Omit<VisitOptions, 'url'>): Promise<Visit> {
    return visit(this.browser, { url: this.url, ...options });
  }

  protected get salon(): Salon {
    return this.now.salon;
  }

  private get now() {
    if (!this.opened) throw new Error('The salon opens when the first story begins.');
    return this.opened;
  }
}

/** The demo salon, as `npm start` opens it. */
export class DemoSalon extends Stage<RunningSalon> {
  /** What it is set to may be known only when the stories begin. */
  constructor(settings: () => Record<string, string> = () => ({})) {
    super(() => openDemoSalon(settings()));
  }

  get admin() {
    return this.salon.admin;
  }
}

/** A salon in which there is nothing and nobody yet. */
export class NewSalon extends Stage<EmptySalon> {
  constructor() {
    super(openEmptySalon);
  }

  get setUpLink(): string {
    return this.salon.setUpLink;
  }
}
