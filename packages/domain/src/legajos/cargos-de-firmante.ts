/** AUT-053. They stand apart from the rules of a client so that importing them brings nothing else. */
export const CARGOS = ['S.G.', 'Presidente', 'Director', 'Apoderado', 'Titular'] as const;
