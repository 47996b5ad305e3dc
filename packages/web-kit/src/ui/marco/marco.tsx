import { type ReactNode, useRef } from 'react';
import { BarraLateral, type Entrada } from './barra-lateral.tsx';
import { Encabezado } from './encabezado.tsx';
import estilos from './marco.module.css';
import { ProgresoDeNavegacion } from './progreso-de-navegacion.tsx';
import { useBarra } from './use-barra.ts';

type Props = { entradas: readonly Entrada[]; acciones: ReactNode; children: ReactNode };

/** LAY-012..017. What stands around every signed-in screen, of whichever application. */
export const Marco = ({ entradas, acciones, children }: Props) => {
  const barra = useBarra();
  const boton = useRef<HTMLButtonElement>(null);
  return (
    <div className={estilos.marco} data-fija={barra.fija}>
      <a className={estilos.saltar} href="#contenido" data-no-imprime>
        Saltar al contenido
      </a>
      <ProgresoDeNavegacion />
      <Encabezado barra={barra} botonRef={boton}>
        {acciones}
      </Encabezado>
      <BarraLateral entradas={entradas} barra={barra} alVolverAlBoton={() => boton.current?.focus()} />
      {barra.angosta && barra.abierta && <div className={estilos.velo} onClick={barra.cerrar} aria-hidden="true" />}
      <main id="contenido" tabIndex={-1} className={estilos.contenido}>
        <div className={estilos.ancho}>{children}</div>
      </main>
    </div>
  );
};
