import { useText } from '../text/text.tsx';

/** The message for a text longer than allowed, while it is. */
export function useLengthError(value: string, maxLength: number | undefined): string | undefined {
  const t = useText();
  return maxLength !== undefined && value.length > maxLength
    ? t('ui.field.tooLong', { n: maxLength })
    : undefined;
}
