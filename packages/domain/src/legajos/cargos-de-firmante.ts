/** AUT-053. Apart from the rules of a client: what only names them does without what those bring. */
export const CARGOS = ['S.G.', 'Presidente', 'Director', 'Apoderado', 'Titular'] as const;
