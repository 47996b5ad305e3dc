import { rutasDeTablero } from '@colega/contract/tablero';
import { bajarImagen } from '@colega/web-kit/lib/api/bajar-imagen.ts';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { SIEMPRE_AL_DIA } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

const r = rutasDeTablero;

/** There is none to look for while the person's credential is suspended. One that was read is forgotten once the answer is that there is none. */
export const useCarnetVigente = (activa = true) => {
  const personaId = useSesion()?.persona_id ?? 0;
  const cliente = useQueryClient();
  const opciones = consulta(r.carnetVigente, { params: { personaId } });
  const leido = useQuery({ ...opciones, enabled: activa && personaId > 0 });
  return {
    ...leido,
    data: esNoEncontrado(leido.error) ? undefined : leido.data,
    buscar: () => cliente.fetchQuery({ ...opciones, staleTime: 0, retry: false }),
  };
};

export const consultaDeTablero = (personaId: number) => consulta(r.tablero, { params: { personaId } });
export const useTablero = () => {
  const personaId = useSesion()?.persona_id ?? 0;
  return useQuery({ ...consultaDeTablero(personaId), ...SIEMPRE_AL_DIA, enabled: personaId > 0 });
};

/** The image's address serves for five minutes. */
export const useImagenDeQr = (enlace: string, activa: boolean) =>
  useQuery({
    queryKey: [r.crearQr.path, enlace],
    queryFn: async () => {
      const { file_path } = await llamar(r.crearQr, { body: { content: enlace } });
      return bajarImagen(file_path);
    },
    enabled: activa,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Its bytes stay on the device, with what was read. */
export const useFotoDelCarnet = (id: number) =>
  useQuery({ ...consulta(r.fotoDelCarnet, { params: { id } }), retry: false });

export const useNoticias = () => useQuery({ ...consulta(r.noticias, {}), staleTime: 5 * 60_000 });
