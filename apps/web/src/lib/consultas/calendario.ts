import { rutasDeCalendario } from '@colega/contract/tablero';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const r = rutasDeCalendario;

/** The secret address of one's own calendar: `undefined` until it is known, null while there is none. */
export const useCalendario = () => {
  const personaId = useSesion()?.persona_id ?? 0;
  const cliente = useQueryClient();
  const params = { personaId };
  const opciones = consulta(r.direccionDeCalendario, { params });
  const { data, isError, refetch } = useQuery({ ...opciones, enabled: personaId > 0 });
  const cambiar = async (ruta: typeof r.renovarCalendario | typeof r.quitarCalendario): Promise<void> =>
    void cliente.setQueryData(opciones.queryKey, await llamar(ruta, { params }));
  return {
    direccion: data?.direccion,
    falla: isError && !data,
    reintentar: () => void refetch(),
    renovar: () => cambiar(r.renovarCalendario),
    quitar: () => cambiar(r.quitarCalendario),
  };
};
