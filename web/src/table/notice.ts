import { problemText, t } from '$lib/i18n.svelte';
import type { TableConnection } from '$lib/socket.svelte';

/** What the reader has to know of the connection: a refusal, a loss, or that an answer takes long. */
export function noticeOf(connection: TableConnection): string {
  if (connection.problem) return problemText(connection.problem);
  if (connection.status === 'lost') return t('table-lost');
  if (connection.held) return t('table-held');
  return connection.slow ? t('table-sending') : '';
}
