// They stand apart from the rules of a client so that importing them brings nothing else.

/** AUT-053 */
export const CARGOS = ['S.G.', 'Presidente', 'Director', 'Apoderado', 'Titular'] as const;

/** S-930: what the registry said of a stored client; while it has not answered, it is asked again. */
export const RESPUESTAS_DEL_PADRON = ['validado', 'sin_respuesta', 'no_coincide'] as const;
export type RespuestaDelPadron = (typeof RESPUESTAS_DEL_PADRON)[number];
