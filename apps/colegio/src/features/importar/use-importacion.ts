import { type Importacion, rutasDeImportaciones as R } from '@colega/contract/importaciones';
import { mensajes } from '@colega/contract/mensajes';
import { etiquetaDe } from '@colega/contract/route';
import { estaTrabajando } from '@colega/domain/importaciones';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const MIENTRAS_TRABAJA_MS = 1_000;

/** As it is now: while the background works for it, it is asked each second, in this tab or in another one. */
export const useImportacion = (id: number) => {
  const cliente = useQueryClient();
  const opciones = consulta(R.importacion, { params: { id } });
  const leida = useQuery({
    ...opciones,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && estaTrabajando(state.data.estado) ? MIENTRAS_TRABAJA_MS : false),
  });
  const guardar = (importacion: Importacion): void => {
    cliente.setQueryData(opciones.queryKey, importacion);
    void cliente.invalidateQueries({ queryKey: [R.importaciones.path] });
  };
  /** What is refused is told, and the import read again: somebody else may have gone on with it. */
  const hacer = async (pedir: () => Promise<Importacion>): Promise<boolean> => {
    try {
      guardar(await pedir());
      return true;
    } catch (causa) {
      avisarError(explicarFalla(causa, mensajes.error_de_comunicacion));
      await leida.refetch();
      return false;
    }
  };
  return { ...leida, hacer, releer: () => leida.refetch() };
};
export type AccionesDeImportacion = Pick<ReturnType<typeof useImportacion>, 'hacer' | 'releer'>;

export const encabezadoDeVersion = ({ version }: Pick<Importacion, 'version'>) => ({ ifMatch: etiquetaDe(version) });
