import type { Adelanto } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { conRed } from '@colega/web-kit/lib/navegacion/con-red.ts';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { Panel, type PropsDePanel } from '@colega/web-kit/ui/paginas/panel.tsx';
import type { NombreDeIcono } from '@colega/web-kit/ui/signos/icono.tsx';
import { lazy, Suspense } from 'react';
import { useTablero } from '../../lib/consultas/tablero.ts';
import { FallaDeTarjeta } from './falla-de-tarjeta.tsx';

type Piezas = typeof import('./lo-pendiente.tsx');

/** Already here when the screen is drawn, so that nothing moves: React would show something else first, however ready it is. */
let piezas: Piezas | undefined;
const traer = () => conRed(() => import('./lo-pendiente.tsx'));
export const traerLoPendiente: Adelanto = async () => {
  piezas = await traer();
};

const crearTarjeta = (pieza: keyof Piezas, nombre: string, icono: NombreDeIcono, renglones: number) => {
  const espera = (
    <Esqueleto>
      <EsqueletoDeTexto renglones={renglones} />
    </Esqueleto>
  );
  const Luego = lazy(async () => ({ default: (await traer())[pieza] }));
  const Tarjeta = (panel: PropsDePanel) => {
    const { data, error, refetch } = useTablero();
    const Pieza = piezas?.[pieza] ?? Luego;
    return (
      <Panel {...panel} id={pieza} titulo={nombre} icono={icono} alRecargar={refetch}>
        <Suspense fallback={espera}>
          {data ? (
            <Pieza {...data} />
          ) : error ? (
            <FallaDeTarjeta
              mensaje="No pudimos cargar tus pendientes."
              error={error}
              alReintentar={() => void refetch()}
            />
          ) : (
            espera
          )}
        </Suspense>
      </Panel>
    );
  };
  return { nombre, Tarjeta };
};

/** As high as six of them, which is what most have. */
export const PARA_HACER = crearTarjeta('LoPorHacer', 'Para hacer', 'tilde', 20);
export const LO_QUE_DEBE = crearTarjeta('LoQueDebe', 'Lo que debés', 'cuenta', 4);
export const TITULO_DE_LO_POR_HACER = 'LoPorHacer-titulo';
