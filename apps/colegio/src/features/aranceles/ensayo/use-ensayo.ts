import { type Ensayo, rutasDeEnsayos } from '@colega/contract/honorarios';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { useIntento } from '@colega/web-kit/lib/api/use-intento.ts';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** While something is being made: what one waits for, looked at. */
const CADA_MS = 1_500;

export const estaEnCurso = ({ estado }: Pick<Ensayo, 'estado'>): boolean =>
  estado === 'pendiente' || estado === 'corriendo';

const seEspera = (ensayo: Ensayo | null | undefined): boolean =>
  ensayo != null && (estaEnCurso(ensayo) || ensayo.archivos.some(({ estado }) => estado === 'en_cola'));

/** The rehearsal of a draft, and what may be asked of it: what is answered is drawn at once. */
export const useEnsayo = (arancelId: number) => {
  const opciones = consulta(rutasDeEnsayos.ensayoDeArancel, { params: { id: arancelId } });
  const cliente = useQueryClient();
  const { claveDe, olvidar } = useIntento();
  const leido = useQuery({
    ...opciones,
    staleTime: 0,
    refetchInterval: ({ state }) => (seEspera(state.data?.ensayo) ? CADA_MS : false),
  });
  const conClave = async (pedido: unknown, pedir: (clave: { idempotencyKey: string }) => Promise<Ensayo>) => {
    const ensayo = await pedir({ idempotencyKey: claveDe(pedido) });
    olvidar();
    await cliente.cancelQueries({ queryKey: opciones.queryKey });
    cliente.setQueryData(opciones.queryKey, { ensayo });
  };
  return {
    leido,
    ensayar: () =>
      conClave('ensayar', (clave) => llamar(rutasDeEnsayos.ensayarArancel, { params: { id: arancelId } }, clave)),
    cancelar: (id: number) =>
      conClave({ cancelar: id }, (clave) => llamar(rutasDeEnsayos.cancelarEnsayo, { params: { id } }, clave)),
    pedirArchivo: (id: number, formato: 'csv' | 'xlsx') =>
      conClave({ id, formato }, (clave) =>
        llamar(rutasDeEnsayos.pedirArchivoDeEnsayo, { params: { id }, body: { formato } }, clave),
      ),
  };
};
export type UsoDeEnsayo = ReturnType<typeof useEnsayo>;
