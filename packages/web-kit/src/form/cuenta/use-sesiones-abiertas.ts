import { mensajes } from '@colega/contract/mensajes';
import { rutasDeSesion, type SesionPropia } from '@colega/contract/sesion';
import { useQuery } from '@tanstack/react-query';
import { detalleDelError } from '../../lib/api/error-de-api.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { consulta } from '../../lib/consultas/consulta.ts';
import { avisarError, avisarExito } from '../../ui/avisos/avisos.tsx';

export const useSesionesAbiertas = () => {
  const { data, error, isFetching, refetch } = useQuery(consulta(rutasDeSesion.sesiones, {}));
  const terminar = async (pedir: () => Promise<{ message: string }>): Promise<void> => {
    try {
      avisarExito((await pedir()).message);
    } catch (causa) {
      avisarError(detalleDelError(causa, mensajes.error_de_comunicacion));
    }
    await refetch();
    // The button that was pressed may have gone with its session.
    document.getElementById('contenido')?.focus();
  };
  return {
    sesiones: data && [...data.items.filter(({ actual }) => actual), ...data.items.filter(({ actual }) => !actual)],
    error: data || isFetching ? null : error,
    actualizando: data !== undefined && isFetching,
    releer: () => void refetch(),
    cerrar: ({ id }: SesionPropia) => terminar(() => llamar(rutasDeSesion.cerrarSesion, { params: { id } })),
    cerrarLasDemas: () => terminar(() => llamar(rutasDeSesion.cerrarLasDemas, { body: {} })),
  };
};
