const SE_ESCRIBE = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]';
/** Where a letter looks for an option. */
const SE_ELIGE = '[role="menu"], [role="listbox"]';

export const hayDialogo = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** A key typed in a field, or while a dialog is open, is only what it writes. */
export const esDeOtro = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  (target instanceof Element && (target.matches(SE_ESCRIBE) || target.closest(SE_ELIGE) !== null)) ||
  hayDialogo();
