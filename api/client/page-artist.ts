import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Clock } from '../common/clock.js';

/** A page as the browser would draw it, and the style sheet that goes with it. */
export interface Drawing {
  html: string;
  styles: string;
}

type Draw = (address: string, answers: unknown) => Promise<Drawing>;

/** A drawing says which day is today; it is made anew soon after midnight. */
const KEPT_MS = 60_000;

/** Has the built client draw its public pages, each once as long as what it shows stays the same. */
export class PageArtist {
  private readonly kept = new Map<string, { answers: string; drawnAt: number; drawing: Promise<Drawing> }>();

  private constructor(
    private readonly drawPage: Draw,
    private readonly clock: Clock,
  ) {}

  /** The client's own code (web/src/drawing.tsx), which the build lays beside the client; null for one without it. */
  static async besides(folder: string, clock: Clock): Promise<PageArtist | null> {
    const file = path.join(folder, '../drawing/drawing.js');
    if (!existsSync(file)) return null;
    const { draw }: { draw: Draw } = await import(pathToFileURL(file).href);
    return new PageArtist(draw, clock);
  }

  draw(address: string, answers: unknown): Promise<Drawing> {
    const now = this.clock.now().getTime();
    const said = JSON.stringify(answers);
    const last = this.kept.get(address);
    if (last?.answers === said && now - last.drawnAt < KEPT_MS) return last.drawing;
    const drawing = this.drawPage(address, answers);
    this.kept.set(address, { answers: said, drawnAt: now, drawing });
    return drawing;
  }
}
