import { mensajesDeEntrada } from './entrada.ts';
import { mensajesDeTablero } from './tablero.ts';

/** What Inicio says: it brings these and not the whole of `mensajes`. */
export const mensajesDeInicio = { ...mensajesDeEntrada, ...mensajesDeTablero } as const;
