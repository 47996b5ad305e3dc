import type { FilaAImportar } from './filas.ts';
import { dependeDe, type Juez, type Juicio, type Plan, valorDe } from './plan.ts';

const EN_VIGOR = ['activo', 'registro'] as const;

/**
 * A sanction suspends a licence that is in force, unless its own row comes too: its state is then the one that row says,
 * since a former system may have put it in force again. Null when it does not.
 */
const loQueSuspende = (codigo: string, { hay, matriculas, suspendidas }: Plan): string | null => {
  const estado = hay.matriculas.get(codigo)?.estado;
  if (matriculas.get(codigo)?.entrada === 'entra' || suspendidas.has(codigo)) return null;
  return EN_VIGOR.find((uno) => uno === estado) ?? null;
};

/** What is still owed of a sanction: another day it is known by its reference. */
export const JUEZ_DE_SANCIONES: Juez = {
  entidad: 'sanciones',
  claveDe: ({ valores }) => valores.referencia ?? null,
  juzgar: (fila, plan): Juicio => {
    const codigo = valorDe(fila, 'matricula');
    // one that is written never changes
    if (plan.hay.sanciones.has(valorDe(fila, 'referencia')))
      return { existe: true, problemas: [{ codigo: 'fila_ya_importada_distinta', campo: 'referencia' }] };
    const { entrada, cuit } = plan.matricula(codigo);
    const suspende = loQueSuspende(codigo, plan);
    return {
      existe: false,
      problemas: [
        ...dependeDe(entrada, 'matricula', 'matricula', codigo),
        ...(cuit !== null && cuit === plan.circunstancias.propioCuit
          ? [{ codigo: 'fila_propia' as const, campo: 'matricula' }]
          : []),
      ],
      cambios: suspende === null ? [] : [{ campo: 'estado', antes: suspende, ahora: 'suspendido' }],
      datos: { estado_anterior: suspende },
    };
  },
  anotar: (fila: FilaAImportar, plan, entra) => {
    if (entra && !plan.hay.sanciones.has(valorDe(fila, 'referencia'))) plan.suspendidas.add(valorDe(fila, 'matricula'));
  },
};
