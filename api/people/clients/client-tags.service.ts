import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClientTagsRepository } from './client-tags.repository.js';
import { type ClientTagView, toClientTagView } from './client.view.js';
import { tooManyTags, tooManyTagsOfOne } from './clients.problems.js';
import { isSameTag, joinTags } from './domain/tags.js';

/** No one can tell more words apart in a list. */
const MAX_TAGS = 200;

const MAX_TAGS_OF_ONE = 12;

/** Tags to add to and remove from a client. */
interface TagChange {
  addTag?: string | undefined;
  removeTag?: string | undefined;
}

@Injectable()
export class ClientTagsService {
  constructor(private readonly tags: ClientTagsRepository) {}

  async listClientTags(): Promise<ClientTagView[]> {
    return (await this.tags.list()).map(toClientTagView);
  }

  /** A client's tags after the change; undefined if nothing was requested. Locks out other tag changes. */
  async changed(
    clientId: string,
    { addTag, removeTag }: TagChange,
    tx: EntityManager,
  ): Promise<string[] | undefined> {
    if (addTag === undefined && removeTag === undefined) return undefined;
    await this.tags.lockTags(tx);
    const before = await this.tags.of(clientId, tx);
    const kept = before.filter((tag) => removeTag === undefined || !isSameTag(tag, removeTag));
    if (addTag === undefined) return kept;
    const known = await this.tags.list(tx);
    const same = known.find(({ tag }) => isSameTag(tag, addTag));
    if (!same && known.length >= MAX_TAGS) throw tooManyTags(MAX_TAGS);
    const tags = joinTags(...kept, same?.tag ?? addTag);
    if (tags.length > MAX_TAGS_OF_ONE && tags.length > before.length) throw tooManyTagsOfOne(MAX_TAGS_OF_ONE);
    return tags;
  }
}
