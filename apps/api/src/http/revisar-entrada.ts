import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import { esTextoLegible, marcarIlegibles } from '@colega/contract/primitives';
import type { ErrorDeCampo } from './error-http.ts';

const PROFUNDIDAD_MAXIMA = 24;
const ERRORES_MAXIMOS = 20;
const LARGO_DE_CAMPO = 120;

type Pendiente = { valor: unknown; campo: string; profundidad: number };

function partesDe({ valor, campo, profundidad }: Pendiente): Pendiente[] {
  if (typeof valor !== 'object' || valor === null) return [];
  return Object.entries(valor).map(([clave, parte]) => ({
    valor: parte,
    campo: campo === '' ? clave : `${campo}.${clave}`,
    profundidad: profundidad + 1,
  }));
}

/** Refuses what no schema asks about and no rule could digest: impossible characters, bottomless nesting. */
export function revisarEntrada(entrada: unknown): ErrorDeCampo[] {
  const errores: ErrorDeCampo[] = [];
  const pendientes: Pendiente[] = [{ valor: entrada, campo: '', profundidad: 0 }];
  for (let actual = pendientes.pop(); actual && errores.length < ERRORES_MAXIMOS; actual = pendientes.pop()) {
    const { valor, campo, profundidad } = actual;
    if (profundidad > PROFUNDIDAD_MAXIMA || !esTextoLegible(campo))
      return [{ campo: legible(campo), mensaje: todosLosMensajes.dato_invalido }];
    if (typeof valor === 'string' && !esTextoLegible(valor))
      errores.push({
        campo: legible(campo),
        mensaje: textoDelColegio({ codigo: 'caracter_invalido', datos: { campo: nombreDe(campo) } }),
      });
    for (const parte of partesDe(actual).reverse()) pendientes.push(parte);
  }
  return errores;
}

const legible = (campo: string): string => marcarIlegibles(campo).slice(0, LARGO_DE_CAMPO) || 'datos';

/** `detalles.0.forma_de_pago` → forma de pago */
export const nombreDe = (campo: string): string => {
  const nombre = campo.split('.').findLast((parte) => !/^\d*$/.test(parte)) ?? 'datos';
  return nombre.replaceAll('_', ' ').slice(0, LARGO_DE_CAMPO);
};
