import { Injectable } from '@nestjs/common';
import { BoundedMap } from '../../common/bounded-map.js';
import { PublicAnswer } from './public-answer.js';
import { SiteVersionService } from './site-version.service.js';

/** Routes whose answer is kept, in each language. There are fewer; the bound is for whoever adds one with names in its path. */
const MAX_KEPT = 100;

interface Kept {
  version: string;
  answer: Promise<PublicAnswer>;
  /** The same once it is made. */
  made: PublicAnswer | null;
}

/** Keeps what routes answered to everybody, by path and language, for as long as nothing has changed that the site shows. */
@Injectable()
export class PublicAnswersService {
  private readonly kept = new BoundedMap<string, Kept>(MAX_KEPT);

  constructor(private readonly version: SiteVersionService) {}

  /** Whether there is anything to look at before the route is asked. */
  has(path: string): boolean {
    return this.kept.has(path);
  }

  /** The answer that was given before, at once; null if the site has changed since, or it has to be asked whether it has. */
  findRecent(path: string): PublicAnswer | null {
    const kept = this.kept.get(path);
    return kept?.made && kept.version === this.version.recent() ? kept.made : null;
  }

  /** The answer that was given before; null when the site has changed since. */
  async findAnswer(path: string): Promise<PublicAnswer | null> {
    const version = await this.version.current();
    const kept = this.kept.get(path);
    return kept?.version === version ? kept.answer : null;
  }

  /** The answer as it is now; it is made once for all who ask meanwhile. */
  async get(path: string, make: () => Promise<unknown>): Promise<PublicAnswer> {
    // Read before the answer is made: a change in between leaves an answer that counts as old, and is made again.
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
