import { needTexts } from '$lib/i18n.svelte';

/** A part of what is around the table comes with its texts. */
export async function withFriends<T>(part: Promise<T>): Promise<T> {
  await needTexts('friends');
  return part;
}
