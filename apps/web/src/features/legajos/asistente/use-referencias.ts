import { mensajes } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { matriculaHabilita } from '@colega/domain/perfil';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { useConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { consultasDePersona, useMatriculas, usePersona } from '../../../lib/consultas/perfil.ts';
import {
  consultaDeModalidades,
  consultaDeRubros,
  useModalidades,
  useRubros,
} from '../../../lib/consultas/referencias.ts';

const CASI_FIJA = { staleTime: 10 * 60_000 } as const;

type Consultas = Record<string, UseQueryResult<unknown>>;
type Datos<T extends Consultas> = { [K in keyof T]: NonNullable<T[K]['data']> };

const juntar = <T extends Consultas>(consultas: T, deTareas: readonly (keyof T)[]) => {
  const todas = Object.values(consultas);
  const completas = todas.every(({ data }) => data !== undefined);
  const [nombre, caida] = Object.entries(consultas).find(([, { isError, data }]) => isError && !data) ?? [];
  const faltanTareas = nombre !== undefined && deTareas.includes(nombre);
  return {
    falla: caida?.error ?? null,
    mensaje: faltanTareas ? mensajes.error_obtener_tareas : mensajes.error_cargar_datos, // ERR-041, ERR-001
    reintentar: () => {
      for (const { isError, refetch } of todas) if (isError) void refetch();
    },
    reintentando: todas.some(({ isRefetching }) => isRefetching),
    datos: completas
      ? (Object.fromEntries(Object.entries(consultas).map(([nombre, { data }]) => [nombre, data])) as Datos<T>)
      : null,
  };
};

const useComunes = () => ({
  configuracion: useConfiguracion(),
  persona: usePersona(),
  matriculas: useMatriculas(),
  rubros: useRubros(),
  modalidades: useModalidades(),
});

type Comunes = Datos<ReturnType<typeof useComunes>>;

const comunesDe = ({ configuracion, persona, matriculas, rubros, modalidades }: Comunes) => ({
  configuracion,
  persona,
  // AUT-017: only with an active licence.
  matriculas: matriculas.items.filter(({ codigo, estado }) => matriculaHabilita({ codigo, estado: estado.clave })),
  rubros: rubros.items,
  modalidades: modalidades.items.filter(({ activa }) => activa),
});

export type ReferenciasDeLegajo = ReturnType<typeof comunesDe>;

const TAREAS_DE_SEGMENTO = queryOptions({
  ...consulta(rutasDeReferencias.segmentoTareas, { query: { inhabilitado: '0', pagination: 'false' } }),
  ...CASI_FIJA,
});
const CATEGORIAS = queryOptions({
  ...consulta(rutasDeReferencias.categorias, { query: { general: '0', activa: '1' } }),
  ...CASI_FIJA,
});
const TAREAS_MANUALES = queryOptions({
  ...consulta(rutasDeReferencias.tareas, { query: { manual: '1', pagination: 'false' } }),
  ...CASI_FIJA,
});

const antesDeComunes: Antes = ({ sesion: { persona_id } }) => [
  adelantar(consultasDePersona(persona_id).matriculas),
  adelantar(consultaDeRubros),
  adelantar(consultaDeModalidades),
  adelantar(TAREAS_DE_SEGMENTO),
];
export const adelantosDelAutomatico: Antes = (llegada) => [...antesDeComunes(llegada), adelantar(CATEGORIAS)];
export const adelantosDelManual: Antes = (llegada) => [...antesDeComunes(llegada), adelantar(TAREAS_MANUALES)];

export const useReferencias = () => {
  const comunes = useComunes();
  const categorias = useQuery(CATEGORIAS);
  const tareas = useQuery(TAREAS_DE_SEGMENTO);
  const { datos, ...estado } = juntar({ ...comunes, categorias, tareas }, ['tareas']);
  return {
    ...estado,
    datos: datos && {
      ...comunesDe(datos),
      rubros: datos.rubros.items.filter(({ segmento }) => segmento !== null), // AUT-018
      categorias: datos.categorias.items,
      tareas: datos.tareas.items,
    },
  };
};

export type Referencias = NonNullable<ReturnType<typeof useReferencias>['datos']>;

/** S-171: every rubro is offered. */
export const useReferenciasManuales = () => {
  const comunes = useComunes();
  const manuales = useQuery(TAREAS_MANUALES);
  const deSegmento = useQuery(TAREAS_DE_SEGMENTO);
  const { datos, ...estado } = juntar({ ...comunes, manuales, deSegmento }, ['manuales', 'deSegmento']);
  const permiteVarias = (id: number) =>
    datos?.deSegmento.items.some(({ tarea, permite_varias_unidades }) => tarea.id === id && permite_varias_unidades) ??
    false;
  return {
    ...estado,
    datos: datos && {
      ...comunesDe(datos),
      tareas: datos.manuales.items.map(({ id, nombre }) => ({
        id,
        nombre,
        permite_varias_unidades: permiteVarias(id),
      })),
    },
  };
};

export type ReferenciasManuales = NonNullable<ReturnType<typeof useReferenciasManuales>['datos']>;
