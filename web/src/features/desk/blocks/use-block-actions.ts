import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { BlocksWords, DiaryWords } from '../../../words/types.gen';
import type { BlockScope, LeftOut } from './models';
import type { RepeatRule } from './repetition';

/** A stretch of the diary that cannot be booked. */
export interface BlockRequest {
  staffId: string;
  startsAt: string;
  endsAt: string;
  reason: string;
}

/** The same for several people, or again and again. */
export interface BlocksRequest extends Omit<BlockRequest, 'staffId'> {
  staffIds: string[];
  repeat?: RepeatRule;
  leaveOut: LeftOut[];
}

/** What a problem means when a block is added, changed or removed. */
export const blockSentences = (words: DiaryWords) => ({
  'slot-taken': words.bookingThere(),
  'not-found': words.blockGone(),
});

/** And when it is several. */
export const blocksSentences = (words: DiaryWords, of: BlocksWords) => ({
  ...blockSentences(words),
  'blocks-in-the-way': of.cameBetween(),
});

/** Verbs that change what cannot be booked; the diary and the free times are read again after each. */
export function useBlockActions() {
  const refresh = useRefresh();
  const settled = async <Answer>(answer: Answer): Promise<Answer> => {
    await refresh('/bookings/diary', '/availability/**');
    return answer;
  };

  return {
    createBlock: async (body: BlockRequest) => settled(await answerOf(client.POST('/blocks', { body }))),

    changeBlock: async (id: string, body: BlockRequest) =>
      settled(await answerOf(client.PATCH('/blocks/{id}', { params: { path: { id } }, body }))),

    removeBlock: async (id: string) =>
      settled(await answerOf(client.DELETE('/blocks/{id}', { params: { path: { id } } }))),

    /** With the same key they are the same blocks, however often they are sent. */
    makeBlocks: async (body: BlocksRequest, key: string) => {
      const header = { 'Idempotency-Key': key };
      return settled(await answerOf(client.POST('/block-groups', { params: { header }, body })));
    },

    changeBlocks: async (
      id: string,
      body: BlockScope & Partial<BlockRequest> & { blockId: string; leaveOut: LeftOut[] },
    ) =>
      settled(await answerOf(client.POST('/block-groups/{id}/change', { params: { path: { id } }, body }))),

    removeBlocks: async (id: string, body: BlockScope & { blockId: string }) =>
      settled(await answerOf(client.POST('/block-groups/{id}/remove', { params: { path: { id } }, body }))),
  };
}
