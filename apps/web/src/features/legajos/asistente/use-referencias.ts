import { rutasDeReferencias } from '@colega/contract/referencias';
import { useQueries } from '@tanstack/react-query';
import { consulta } from '../../../lib/consultas/consulta.ts';
import {
  useConfiguracion,
  useMatriculas,
  useModalidades,
  usePersona,
  useRubros,
} from '../../../lib/consultas/referencias.ts';

const CASI_FIJA = { staleTime: 10 * 60_000 } as const;

/** The only state whose licences can open a file (AUT-017). */
const ESTADO_QUE_HABILITA = 'Activo';

/** All that the wizard offers to choose from, of every segment, so that changing the rubro waits for nothing. */
export const useReferencias = () => {
  const configuracion = useConfiguracion();
  const persona = usePersona();
  const matriculas = useMatriculas();
  const rubros = useRubros();
  const modalidades = useModalidades();
  const [categorias, tareas] = useQueries({
    queries: [
      { ...consulta(rutasDeReferencias.categorias, { query: { general: '0', activa: '1' } }), ...CASI_FIJA },
      {
        ...consulta(rutasDeReferencias.segmentoTareas, { query: { inhabilitado: '0', pagination: 'false' } }),
        ...CASI_FIJA,
      },
    ],
  });
  const consultas = [configuracion, persona, matriculas, rubros, modalidades, categorias, tareas];
  const listas =
    configuracion.data &&
    persona.data &&
    matriculas.data &&
    rubros.data &&
    modalidades.data &&
    categorias.data &&
    tareas.data;
  return {
    falla: consultas.find(({ isError, data }) => isError && !data)?.error ?? null,
    reintentar: () => {
      for (const { isError, refetch } of consultas) if (isError) void refetch();
    },
    reintentando: consultas.some(({ isRefetching }) => isRefetching),
    datos: listas
      ? {
          configuracion: configuracion.data,
          persona: persona.data,
          matriculas: matriculas.data.items.filter(({ estado }) => estado.nombre === ESTADO_QUE_HABILITA),
          rubros: rubros.data.items.filter(({ segmento }) => segmento !== null),
          modalidades: modalidades.data.items.filter(({ activa }) => activa),
          categorias: categorias.data.items,
          tareas: tareas.data.items,
        }
      : null,
  };
};

export type Referencias = NonNullable<ReturnType<typeof useReferencias>['datos']>;
