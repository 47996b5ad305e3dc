/** What is anywhere in a text, for `like`. */
export const patronDe = (palabra: string): string => `%${palabra.replace(/[\\%_]/g, '\\$&')}%`;
