import { todosLosMensajes } from '@colega/contract/mensajes';
import type { Llamada, Ruta } from '@colega/contract/route';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';

type Pedido<R extends Ruta> = { ruta: R; llamada: Llamada<R> };
type Props<C extends Ruta, X extends Ruta> = { de: string; csv: Pedido<C>; xlsx: Pedido<X>; nombre: string };

/** As it is on the screen, to take it away. */
export const EnArchivo = <C extends Ruta, X extends Ruta>({ de, csv, xlsx, nombre }: Props<C, X>) =>
  (
    [
      ['CSV', 'csv', () => llamar(csv.ruta, csv.llamada)],
      ['XLSX', 'xlsx', () => llamar(xlsx.ruta, xlsx.llamada)],
    ] as const
  ).map(([formato, extension, pedir]) => (
    <BotonDeDescarga
      key={formato}
      size="compact-md"
      mih={36}
      pedir={pedir as () => Promise<Blob>}
      nombre={`${nombre}.${extension}`}
      falla={todosLosMensajes.error_imprimir}
      conDetalle
      aria-label={`Exportar ${de} en ${formato}`}
    >
      {formato}
    </BotonDeDescarga>
  ));
