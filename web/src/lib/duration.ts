import { t } from './i18n.svelte';

/** `120` as "2 minutes", in whole units. */
export function durationText(seconds: number): string {
  if (seconds < 60) return t('duration-seconds', { count: seconds });
  if (seconds < 3600) return t('duration-minutes', { count: Math.round(seconds / 60) });
  return t('duration-hours', { count: Math.round(seconds / 3600) });
}
