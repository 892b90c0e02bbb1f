import { Injectable } from '@nestjs/common';
import { BoundedMap } from '../../common/bounded-map.js';
import { PublicAnswer } from './public-answer.js';
import { SiteVersionService } from './site-version.service.js';

/** The most routes and languages cached. There are fewer today; the limit guards against routes with parameters. */
const MAX_KEPT = 100;

interface Kept {
  version: string;
  answer: Promise<PublicAnswer>;
  /** The answer itself, once it is complete. */
  made: PublicAnswer | null;
}

/** Caches routes' public answers, by path and language, until something on the site changes. */
@Injectable()
export class PublicAnswersService {
  private readonly kept = new BoundedMap<string, Kept>(MAX_KEPT);

  constructor(private readonly version: SiteVersionService) {}

  /** True if an answer for this route may be cached. */
  has(path: string): boolean {
    return this.kept.has(path);
  }

  /** The cached answer, synchronously; null if the site has changed, or the version has to be read first. */
  findRecent(path: string): PublicAnswer | null {
    const kept = this.kept.get(path);
    return kept?.made && kept.version === this.version.recent() ? kept.made : null;
  }

  /** The cached answer; null if the site has changed since. */
  async findAnswer(path: string): Promise<PublicAnswer | null> {
    const version = await this.version.current();
    const kept = this.kept.get(path);
    return kept?.version === version ? kept.answer : null;
  }

  /** The current answer, computed once for all concurrent callers. */
  async get(path: string, make: () => Promise<unknown>): Promise<PublicAnswer> {
    // Read the version first: after a change in between, the answer merely counts as old and is made again.
    const version = await this.version.current();
    const kept = this.kept.get(path);
    if (kept?.version === version) return kept.answer;
    const answer = make().then((body) => new PublicAnswer(body));
    const made: Kept = { version, answer, made: null };
    this.kept.set(path, made);
    answer.then(
      (ready) => (made.made = ready),
      () => {
        if (this.kept.get(path) === made) this.kept.delete(path);
      },
    );
    return answer;
  }
}
