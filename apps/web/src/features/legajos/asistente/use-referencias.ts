import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { matriculaHabilita } from '@colega/domain/perfil';
import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { useConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { consultasDePersona, useMatriculas, usePersona } from '../../../lib/consultas/perfil.ts';
import {
  consultaDeModalidades,
  consultaDeRubros,
  useModalidades,
  useRubros,
} from '../../../lib/consultas/referencias.ts';

const CASI_FIJA = { staleTime: 10 * 60_000 } as const;

const juntar = <T extends Record<string, UseQueryResult<unknown>>>(consultas: T, deTareas: readonly (keyof T)[]) => {
  const todas = Object.values(consultas);
  const [nombre, caida] = Object.entries(consultas).find(([, { isError, data }]) => isError && !data) ?? [];
  const faltanTareas = nombre !== undefined && deTareas.includes(nombre);
  return {
    falla: caida?.error ?? null,
    mensaje: faltanTareas ? mensajes.error_obtener_tareas : mensajes.error_cargar_datos, // ERR-041, ERR-001
    reintentar: () => {
      for (const { isError, refetch } of todas) if (isError) void refetch();
    },
    reintentando: todas.some(({ isRefetching }) => isRefetching),
  };
};

const useComunes = () => ({
  configuracion: useConfiguracion(),
  persona: usePersona(),
  matriculas: useMatriculas(),
  rubros: useRubros(),
  modalidades: useModalidades(),
});

/** The same value while the answers are: a form that is drawn is not drawn again for each of them. */
const useDatosComunes = (consultas: ReturnType<typeof useComunes>) => {
  const configuracion = consultas.configuracion.data;
  const persona = consultas.persona.data;
  const matriculas = consultas.matriculas.data;
  const rubros = consultas.rubros.data;
  const modalidades = consultas.modalidades.data;
  return useMemo(
    () =>
      configuracion && persona && matriculas && rubros && modalidades
        ? {
            configuracion,
            persona,
            // AUT-017: only with an active licence.
            matriculas: matriculas.items.filter(({ codigo, estado }) =>
              matriculaHabilita({ codigo, estado: estado.clave }),
            ),
            rubros: rubros.items,
            modalidades: modalidades.items.filter(({ activa }) => activa),
          }
        : null,
    [configuracion, persona, matriculas, rubros, modalidades],
  );
};

export type ReferenciasDeLegajo = NonNullable<ReturnType<typeof useDatosComunes>>;

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

/** S-884: as many of the latest files as it takes to find six people in them, and no more. */
const LEGAJOS_DE_CONOCIDOS = 30;
export const consultaDeConocidos = (persona_id: number, buscado: string) =>
  consulta(rutasDeLegajos.listarLegajos, {
    query: {
      'persona.id': persona_id,
      ...(buscado !== '' && { 'comitente.search': buscado }),
      limit: LEGAJOS_DE_CONOCIDOS,
      'order[numero_legajo]': 'desc',
    },
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
  const consultas = useComunes();
  const comunes = useDatosComunes(consultas);
  const categorias = useQuery(CATEGORIAS);
  const tareas = useQuery(TAREAS_DE_SEGMENTO);
  const datos = useMemo(
    () =>
      comunes && categorias.data && tareas.data
        ? {
            ...comunes,
            rubros: comunes.rubros.filter(({ segmento }) => segmento !== null), // AUT-018
            categorias: categorias.data.items,
            tareas: tareas.data.items,
          }
        : null,
    [comunes, categorias.data, tareas.data],
  );
  return { ...juntar({ ...consultas, categorias, tareas }, ['tareas']), datos };
};

export type Referencias = NonNullable<ReturnType<typeof useReferencias>['datos']>;

/** S-171: every rubro is offered. */
export const useReferenciasManuales = () => {
  const consultas = useComunes();
  const comunes = useDatosComunes(consultas);
  const manuales = useQuery(TAREAS_MANUALES);
  const deSegmento = useQuery(TAREAS_DE_SEGMENTO);
  const datos = useMemo(() => {
    if (!comunes || !manuales.data || !deSegmento.data) return null;
    const conVarias = new Set(
      deSegmento.data.items.flatMap(({ tarea, permite_varias_unidades }) => (permite_varias_unidades ? tarea.id : [])),
    );
    return {
      ...comunes,
      tareas: manuales.data.items.map(({ id, nombre }) => ({
        id,
        nombre,
        permite_varias_unidades: conVarias.has(id),
      })),
    };
  }, [comunes, manuales.data, deSegmento.data]);
  return { ...juntar({ ...consultas, manuales, deSegmento }, ['manuales', 'deSegmento']), datos };
};

export type ReferenciasManuales = NonNullable<ReturnType<typeof useReferenciasManuales>['datos']>;
