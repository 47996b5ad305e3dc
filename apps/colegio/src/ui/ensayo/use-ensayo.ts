import { type CosaQueSeEnsaya, type Ensayo, rutasDeEnsayos } from '@colega/contract/honorarios';
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

const RUTAS = {
  arancel: { leer: rutasDeEnsayos.ensayoDeArancel, pedir: rutasDeEnsayos.ensayarArancel },
  tasas: { leer: rutasDeEnsayos.ensayoDeLista, pedir: rutasDeEnsayos.ensayarLista },
} as const;

/** The rehearsal of a draft, and what may be asked of it: what is answered is drawn at once. */
export const useEnsayo = (de: CosaQueSeEnsaya, id: number) => {
  const { leer, pedir } = RUTAS[de];
  const opciones = consulta(leer, { params: { id } });
  const cliente = useQueryClient();
  const { claveDe, olvidar } = useIntento();
  const leido = useQuery({
    ...opciones,
    staleTime: 0,
    refetchInterval: ({ state }) => (seEspera(state.data?.ensayo) ? CADA_MS : false),
  });
  const conClave = async (pedido: unknown, hacer: (clave: { idempotencyKey: string }) => Promise<Ensayo>) => {
    const ensayo = await hacer({ idempotencyKey: claveDe(pedido) });
    olvidar();
    await cliente.cancelQueries({ queryKey: opciones.queryKey });
    cliente.setQueryData(opciones.queryKey, { ensayo });
  };
  return {
    leido,
    ensayar: () => conClave({ ensayar: de, id }, (clave) => llamar(pedir, { params: { id } }, clave)),
    cancelar: (cual: number) =>
      conClave({ cancelar: cual }, (clave) => llamar(rutasDeEnsayos.cancelarEnsayo, { params: { id: cual } }, clave)),
    pedirArchivo: (cual: number, formato: 'csv' | 'xlsx') =>
      conClave({ cual, formato }, (clave) =>
        llamar(rutasDeEnsayos.pedirArchivoDeEnsayo, { params: { id: cual }, body: { formato } }, clave),
      ),
  };
};
export type UsoDeEnsayo = ReturnType<typeof useEnsayo>;
