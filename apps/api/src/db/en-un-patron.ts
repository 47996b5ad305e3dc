/** What is anywhere in a text, for `like`. */
export const enUnPatron = (palabra: string): string => `%${palabra.replace(/[\\%_]/g, '\\$&')}%`;
