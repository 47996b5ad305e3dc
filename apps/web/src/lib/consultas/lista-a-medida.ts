import { rutasDeListaAMedida, type VistaDeLegajos } from '@colega/contract/legajos';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import { etiquetaDe } from '@colega/contract/route';
import { ErrorDeApi } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const r = rutasDeListaAMedida;
const consultaDeVistas = consulta(r.vistasDeLegajos, {});

type Filtros = VistaDeLegajos['filtros'];

/** The filters that this person named; each change answers how they are left. */
export const useVistas = () => {
  const cliente = useQueryClient();
  const { data } = useQuery(consultaDeVistas);
  const quedan = (vistas: NonNullable<typeof data>): void =>
    void cliente.setQueryData(consultaDeVistas.queryKey, vistas);
  return {
    vistas: data?.items ?? [],
    guardar: async (nombre: string, filtros: Filtros) =>
      quedan(await llamar(r.guardarVista, { body: { nombre, filtros } })),
    /** What another device changed since is read again. */
    cambiar: async (
      { id, version, ...vista }: VistaDeLegajos,
      cambios: Partial<Pick<VistaDeLegajos, 'nombre' | 'filtros'>>,
    ) => {
      const body = { ...vista, ...cambios };
      try {
        quedan(await llamar(r.cambiarVista, { params: { id }, body }, { ifMatch: etiquetaDe(version) }));
      } catch (error) {
        if (error instanceof ErrorDeApi && error.problem?.codigo === 'vista_cambiada')
          await cliente.invalidateQueries({ queryKey: consultaDeVistas.queryKey });
        throw error;
      }
    },
    quitar: async (id: number) => quedan(await llamar(r.quitarVista, { params: { id } })),
  };
};

export const useExportarLegajos = (filtros: Filtros) => {
  const persona_id = useSesion()?.persona_id ?? 0;
  return (formato: FormatoDeArchivo): Promise<Blob> =>
    llamar(formato === 'csv' ? r.legajosEnCsv : r.legajosEnXlsx, { query: { ...filtros, 'persona.id': persona_id } });
};
