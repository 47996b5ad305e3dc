import { mensajes } from '@colega/contract/mensajes';
import type { ErrorDeCampo } from './error-http.ts';

const PROFUNDIDAD_MAXIMA = 24;
// PostgreSQL stores neither a NUL nor half a character.
const NO_SE_GUARDA = /\0|\p{Surrogate}/u;

type Pendiente = { valor: unknown; campo: string; profundidad: number };

function partesDe({ valor, campo, profundidad }: Pendiente): Pendiente[] {
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).map(([clave, parte]) => ({
    valor: parte,
    campo: campo === '' ? clave : `${campo}.${clave}`,
    profundidad: profundidad + 1,
  }));
}

const esInaceptable = ({ valor, campo, profundidad }: Pendiente): boolean =>
  profundidad > PROFUNDIDAD_MAXIMA ||
  NO_SE_GUARDA.test(campo) ||
  (typeof valor === 'string' && NO_SE_GUARDA.test(valor));

/** What no schema of ours asks about and no rule could digest: impossible characters, bottomless nesting. */
export function revisarEntrada(entrada: unknown): ErrorDeCampo | null {
  const pendientes: Pendiente[] = [{ valor: entrada, campo: '', profundidad: 0 }];
  for (let actual = pendientes.pop(); actual; actual = pendientes.pop()) {
    if (esInaceptable(actual)) {
      const campo = actual.campo.replace(/\0|\p{Surrogate}/gu, '?').slice(0, 120);
      return { campo: campo || 'datos', mensaje: mensajes.dato_invalido };
    }
    for (const parte of partesDe(actual)) pendientes.push(parte);
  }
  return null;
}
